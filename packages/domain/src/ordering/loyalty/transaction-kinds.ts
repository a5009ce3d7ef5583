// Why points move: one row for each kind of transaction. A row says what its kind may do to a balance, where its number
// of points comes from, which points it moves, and what it is about: the same kind about the same subject moves points
// once, however often it is tried.

/** Pending points are shown and cannot be used yet. */
export type PointState = 'PendingPoints' | 'ApprovedPoints'

export interface TransactionRule {
  /** Adds (1), takes away (-1), or either (0). */
  readonly sign: 1 | -1 | 0
  /**
   * How many: by what was bought, as the settings fix it, as the customer or staff choose, or as many as an earlier
   * transaction moved.
   */
  readonly amount: 'purchase' | 'fixed' | 'chosen' | 'earlier'
  /** Null: the state of the points that it moves back. */
  readonly state: PointState | null
  /** What it is about. `customer`: once for each of them. */
  readonly subject: keyof typeof subjects
}

/** Whether two customers may have the same one: then each of them earns for it. */
const subjects = {
  customer: false,
  year: true,
  order: false,
  // an order, and how much of it has been returned or edited so far
  orderPart: false,
  lot: false,
  product: true,
  post: true,
  video: true,
  friend: false,
  appointment: false,
  request: false,
} as const

export const transactionKinds = {
  PendingOrderProduct: { sign: 1, amount: 'purchase', state: 'PendingPoints', subject: 'order' },
  // the approval of an order's pending points, on the basis of loyalty points
  Credit: { sign: 1, amount: 'purchase', state: 'ApprovedPoints', subject: 'order' },
  // the same on the basis of total purchases
  ForConsumption: { sign: 1, amount: 'purchase', state: 'ApprovedPoints', subject: 'order' },
  Redeem: { sign: -1, amount: 'chosen', state: 'ApprovedPoints', subject: 'order' },
  Revert: { sign: 0, amount: 'earlier', state: null, subject: 'orderPart' },
  RevertAfterEdit: { sign: 0, amount: 'earlier', state: null, subject: 'orderPart' },
  Register: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'customer' },
  EnterGender: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'customer' },
  EnterBirthday: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'customer' },
  Newsletter: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'customer' },
  AcceptReferAFriend: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'customer' },
  Birthday: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'year' },
  // of the product, so that a review which is deleted and written again earns nothing more
  Review: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'product' },
  ReadBlog: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'post' },
  ViewVideo: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'video' },
  ReferAFriend: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'friend' },
  NewAppointment: { sign: 1, amount: 'fixed', state: 'ApprovedPoints', subject: 'appointment' },
  CancelAppointment: { sign: -1, amount: 'earlier', state: 'ApprovedPoints', subject: 'appointment' },
  Custom: { sign: 0, amount: 'chosen', state: 'ApprovedPoints', subject: 'request' },
  // ours: points whose time is over, whatever kind they came from
  Expire: { sign: -1, amount: 'earlier', state: 'ApprovedPoints', subject: 'lot' },
} as const satisfies Record<string, TransactionRule>

export type TransactionKind = keyof typeof transactionKinds

export type FixedKind = {
  [Kind in TransactionKind]: (typeof transactionKinds)[Kind]['amount'] extends 'fixed' ? Kind : never
}[TransactionKind]

/** What makes a transaction unique within its kind. `subject` is the id of what it is about. */
export function causeOf(kind: TransactionKind, customerId: number, subject: string | number = customerId): string {
  return subjects[transactionKinds[kind].subject] ? `${customerId}:${subject}` : `${subject}`
}
