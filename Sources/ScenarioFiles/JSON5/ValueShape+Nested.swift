extension ValueShape where Value == ObjectReader {
  /// An object, to be read by its own reader.
  package static var object: ValueShape {
    ValueShape { site in
      ObjectReader(site.node, label: site.label, problems: site.problems)
    }
  }
}

extension ValueShape where Value == [JSONNode] {
  /// An array with anything in it.
  package static var array: ValueShape {
    ValueShape { site in
      guard case .array(let elements) = site.node.kind else {
        site.reportKind(expected: "an array")
        return nil
      }
      return elements
    }
  }
}

extension ValueShape {
  /// An array whose elements all have one shape; those that have not are reported and left out.
  package static func array<Element>(
    of element: ValueShape<Element>, count: ClosedRange<Int> = 0...(.max)
  ) -> ValueShape where Value == [Element] {
    ValueShape { site in
      guard let nodes = ValueShape<[JSONNode]>.array.read(site) else { return nil }
      let label = "an element of \(site.label)"
      let elements = nodes.compactMap { node in
        element.read(ValueSite(node: node, label: label, problems: site.problems))
      }
      guard !count.contains(nodes.count) else { return elements }
      let bounds =
        count.upperBound == .max
        ? "at least \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      site.report("must have \(bounds) elements, found \(nodes.count)")
      return nil
    }
  }
}
