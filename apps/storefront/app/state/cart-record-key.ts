/** The storage key of the stored cart's record. In a module of its own: every page checks for it, few read it. */
export const cartRecordKey = 'stoa.cart-record'
