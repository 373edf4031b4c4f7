package import SimulationKernel

/// A kind of person: parameters only; what people do with them is in `Player`.
package struct Persona: Sendable {
  /// The name used in files, commands and reports.
  package let id: String
  package let title: String
  package let manner: Manner

  /// How a person behaves towards alerts.
  package enum Manner: Sendable {
    /// Does nothing at all.
    case absent
    /// Notices, reads or not, chooses a button and taps it.
    case answering(Answering)
    /// Taps anywhere on the screen.
    case tappingAnywhere(TappingAnywhere)
  }
}

/// The parameters of people who answer alerts (people.md, sections 1 to 10).
package struct Answering: Sendable {
  /// From the moment an alert can be touched until it is noticed.
  package var reaction: Sourced<ExGaussian>
  /// The median of reading speeds, in words a minute.
  package var wordsPerMinute: Sourced<Int64>
  /// How much of the message is read, if the alert is read at all.
  package var messageShare: Sourced<(name: String, table: QuantileTable)>
  package var habituation: Sourced<Habituation>
  /// What a choice costs for each bit (Hick and Hyman).
  package var choicePerBit: Sourced<TimeSpan>
  /// A movement to a button (Fitts): a constant, and a cost for each bit.
  package var movementStart: Sourced<TimeSpan>
  package var movementPerBit: Sourced<TimeSpan>
  /// Typing speed, in words a minute of five characters.
  package var typing: Sourced<Int64>
  /// How often one tap is two.
  package var doubleTap: Sourced<Share>
  /// How often an alert that was not read gets the button that is drawn bold.
  package var boldUnread: Sourced<Share>
  /// How often one that was read gets it; otherwise any button that works, each as likely.
  package var boldRead: Sourced<Share>
  /// Whether the button used last takes the bold one's place.
  package var keepsToLastButton: Sourced<Bool>
  /// How long an alert without a way out is put up with: the scale of a Weibull distribution of shape 1.5.
  package var patience: Sourced<TimeSpan>
}

/// The parameters of people who tap anywhere.
package struct TappingAnywhere: Sendable {
  /// The mean time between taps.
  package var pause: Sourced<TimeSpan>
  package var doubleTap: Sourced<Share>
}

/// How the chance that an alert is read falls from one alert to the next (people.md, section 5).
package struct Habituation: Hashable, Sendable, CustomStringConvertible {
  /// The chance for the first alert.
  package let first: Share
  /// What it falls to in the end.
  package let floor: Share
  /// The number of alerts in which the distance to the floor falls to 1/e, in thousandths.
  package let constant: Int64
  /// What is left of the distance after each alert, in units of 2⁻³²: exp(−1 / constant).
  package let decay: UInt64

  /// Makes the curve.
  package init(_ first: Share, _ floor: Share, constant: Int64, decay: UInt64) {
    precondition(floor.perMillion <= first.perMillion, "habituation lowers the chance")
    self.first = first
    self.floor = floor
    self.constant = constant
    self.decay = decay
  }

  /// All of the distance to the floor.
  package static let whole: UInt64 = 1 << 32

  /// The chance that an alert is read when so much of the distance is left.
  package func chance(left: UInt64) -> Share {
    Share(perMillion: floor.perMillion + ((first.perMillion - floor.perMillion) * left) >> 32)
  }

  /// The chances at the beginning and in the end.
  package var description: String {
    "\(first) falling to \(floor), constant \(constant)/1000 alerts"
  }
}
