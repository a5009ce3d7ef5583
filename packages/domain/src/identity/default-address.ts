// The default billing and delivery address: while there are addresses, each kind has one. The first address is the
// default of both kinds, another becomes it by being chosen, and a default cannot be unset.

export interface DefaultFlags {
  isBilling: boolean
  isDelivery: boolean
}

/**
 * `held`: the kinds for which the address is the default now; null for a new one. `others`: whether there are more
 * addresses.
 */
export const decideDefaultAddress = (
  input: Partial<DefaultFlags>,
  current: DefaultFlags | null,
  hasOthers: boolean,
): DefaultFlags => ({
  isBilling: !hasOthers || current?.isBilling === true || input.isBilling === true,
  isDelivery: !hasOthers || current?.isDelivery === true || input.isDelivery === true,
})
