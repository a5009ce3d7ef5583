// The usual address of each kind: as long as there are addresses there is one that bills go to and one that parcels go to. The
// first takes both places, another takes a place by being named for it, and nobody leaves a place empty by stepping down.

export interface UsualPlaces {
  isBilling: boolean
  isDelivery: boolean
}

/** `held`: the places the address has now; null for a new one. `others`: whether there are more. */
export const decideUsual = (wish: Partial<UsualPlaces>, held: UsualPlaces | null, others: boolean): UsualPlaces => ({
  isBilling: !others || held?.isBilling === true || wish.isBilling === true,
  isDelivery: !others || held?.isDelivery === true || wish.isDelivery === true,
})
