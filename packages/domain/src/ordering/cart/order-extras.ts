// What the buyer adds to an order as a whole, besides its lines.

export interface OrderExtras {
  /** Words on a card that goes into the parcel, free of charge. */
  giftNote?: string
}

/** `shipped`: whether there is a parcel to put a card into. */
export const acceptedExtras = ({ giftNote }: OrderExtras, shipped: boolean): OrderExtras =>
  giftNote !== undefined && shipped ? { giftNote } : {}

/** Whether all that the buyer added can be had. */
export const acceptsExtras = (extras: OrderExtras, shipped: boolean): boolean =>
  extras.giftNote === undefined || shipped
