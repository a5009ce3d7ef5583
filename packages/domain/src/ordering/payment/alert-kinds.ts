// Of which events of money staff are told by e-mail. What mends itself, as a provider that is away for a while, is only in the log.

/** Of one payment. */
export const paymentAlerts = [
  /** Captured, and it does not pay its order: it goes back by itself. */
  'surplus',
  /** By another transaction or with another amount; only its provider can give it back. */
  'captured_again',
  /** A hold ends on its last day unless the order leaves. */
  'hold_ends',
  /** It would have ended, and its provider holds it for longer. */
  'hold_extended',
  /** Nothing is held any more for an order that has begun. */
  'hold_lost',
  'capture_refused',
  'refund_refused',
  /** A refund that was not made, as the buyer's bank has taken the payment back. */
  'charged_back',
  'chargeback_opened',
  'chargeback_lost',
] as const

export type PaymentAlert = (typeof paymentAlerts)[number]

/**
 * `exceptions`: of settlements, those that were found at the same time. `missed`: alerts of a time when no address was set, told of
 * together once there is one.
 */
export type AlertKind = PaymentAlert | 'exceptions' | 'missed'
