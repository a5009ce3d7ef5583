// Through what an order came: the shop's pages, its app, or a member of staff who orders for a customer on the phone.

export const orderChannels = ['online', 'phone', 'app'] as const
export type OrderChannel = (typeof orderChannels)[number]

/** What a client may say of itself. Of the phone it may not: that is known from who is signed in. */
export const statedChannels = ['online', 'app'] as const satisfies readonly OrderChannel[]
export type StatedChannel = (typeof statedChannels)[number]

/** `staffId`: the member of staff who acts for the customer, or null. */
export function decideChannel({ stated, staffId }: { stated?: StatedChannel; staffId: number | null }): OrderChannel {
  return staffId === null ? (stated ?? 'online') : 'phone'
}
