// The state of an order's payment, and the transitions between states. Any transition that is not written here is refused,
// here and by the database.

/** A transfer or a provider's page is awaited; the provider holds it; the courier takes it; the shop has it. */
export const nextPaymentStatuses = {
  awaiting: ['held', 'paid'],
  held: ['paid', 'awaiting'],
  on_delivery: ['paid'],
  paid: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentStatus = keyof typeof nextPaymentStatuses
