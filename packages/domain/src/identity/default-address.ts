// The usual address of each kind: as long as there are addresses there is one that bills go to and one that parcels go to. The
// first takes both places, another takes a place by being named for it, and nobody leaves a place empty by stepping down.

export interface DefaultFlags {
  isBilling: boolean
  isDelivery: boolean
}

/** `held`: the places the address has now; null for a new one. `others`: whether there are more. */
export const decideDefaultAddress = (
  input: Partial<DefaultFlags>,
  current: DefaultFlags | null,
  hasOthers: boolean,
): DefaultFlags => ({
  isBilling: !hasOthers || current?.isBilling === true || input.isBilling === true,
  isDelivery: !hasOthers || current?.isDelivery === true || input.isDelivery === true,
})
