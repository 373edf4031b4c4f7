extension ValueShape where Value == String {
  /// Any string.
  package static var string: ValueShape {
    ValueShape { site in site.string(expected: "a string") }
  }

  /// A string out of a list.
  package static func choice(of allowed: [String]) -> ValueShape {
    ValueShape { site in
      let list = allowed.map(EscapedText.quoted).joined(separator: ", ")
      guard let text = site.string(expected: "one of \(list)") else { return nil }
      if allowed.contains(text) { return text }
      let hint = NearestName.find(text, in: allowed).map {
        "did you mean \(EscapedText.quoted($0))?"
      }
      site.report("must be one of \(list), found \(EscapedText.quoted(text))", hint: hint)
      return nil
    }
  }
}

extension ValueShape where Value: CaseIterable & RawRepresentable<String> {
  /// A case of an enumeration by its raw value.
  package static func choice(of type: Value.Type = Value.self) -> ValueShape {
    let names = ValueShape<String>.choice(of: type.allCases.map(\.rawValue))
    return ValueShape { site in names.read(site).flatMap { Value(rawValue: $0) } }
  }
}

extension ValueShape where Value == Bool {
  /// `true` or `false`.
  package static var bool: ValueShape {
    ValueShape { site in
      guard case .bool(let value) = site.node.kind else {
        site.reportKind(expected: "true or false")
        return nil
      }
      return value
    }
  }
}

extension ValueShape where Value: FixedWidthInteger {
  /// A whole number within bounds.
  package static func integer(in bounds: ClosedRange<Value>) -> ValueShape {
    ValueShape { site in
      guard case .number(let number) = site.node.kind else {
        site.reportKind(expected: "a whole number")
        return nil
      }
      if let value = number.integer.flatMap({ Value(exactly: $0) }), bounds.contains(value) {
        return value
      }
      let found = EscapedText.shortened(number.text)
      if number.integer == nil, number.double.magnitude < 9e15 {
        site.report("must be a whole number, found \(found)")
        return nil
      }
      site.report(
        "must be between \(bounds.lowerBound) and \(bounds.upperBound), found \(found)")
      return nil
    }
  }
}

extension ValueShape where Value == Double {
  /// A number within bounds.
  package static func number(in bounds: ClosedRange<Double>) -> ValueShape {
    ValueShape { site in
      guard case .number(let number) = site.node.kind else {
        site.reportKind(expected: "a number")
        return nil
      }
      if bounds.contains(number.double) { return number.double }
      let found = EscapedText.shortened(number.text)
      site.report(
        "must be between \(bounds.lowerBound) and \(bounds.upperBound), found \(found)")
      return nil
    }
  }
}
