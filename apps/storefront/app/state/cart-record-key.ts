/** Where the record of the kept cart stands. Alone here: every page asks whether there is one, few read it. */
export const cartRecordKey = 'stoa.cart-record'
