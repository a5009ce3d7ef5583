// The availability of a product. It follows from the copies in stock; without any, from how the product can still be
// supplied. What is not out yet and what a supplier has are ordered ahead, as many as their limit allows; some products
// cannot be bought at all.

/** The thirteen availabilities with their wire numbers. */
export const availabilityNumbers = {
  onlineWarehouse: 0,
  available: 1,
  limited: 2,
  notAvailable: 3,
  exhausted: 4,
  preOrder: 5,
  afterOrder: 6,
  days1To3: 7,
  days2To5: 8,
  days4To7: 9,
  daysOver7: 10,
  lastItem: 11,
  comingSoon: 12,
} as const

export type Availability = keyof typeof availabilityNumbers

/** How a product is supplied when no branch has a copy. */
export type SupplyPolicy =
  | 'stock'
  | 'warehouse'
  | 'days_1_3'
  | 'days_2_5'
  | 'days_4_7'
  | 'days_over_7'
  | 'pre_order'
  | 'coming_soon'
  | 'to_order'
  | 'out_of_print'
  | 'not_available'

export const supplyPolicies: readonly SupplyPolicy[] = [
  'stock',
  'warehouse',
  'days_1_3',
  'days_2_5',
  'days_4_7',
  'days_over_7',
  'pre_order',
  'coming_soon',
  'to_order',
  'out_of_print',
  'not_available',
]

const withoutCopies: Record<SupplyPolicy, Availability> = {
  stock: 'notAvailable',
  warehouse: 'notAvailable',
  days_1_3: 'notAvailable',
  days_2_5: 'notAvailable',
  days_4_7: 'notAvailable',
  days_over_7: 'notAvailable',
  pre_order: 'comingSoon',
  coming_soon: 'comingSoon',
  to_order: 'notAvailable',
  out_of_print: 'exhausted',
  not_available: 'notAvailable',
}

/** Copies held by a supplier: counted as ours, and sent from there or fetched first. */
const elsewhere: Partial<Record<SupplyPolicy, Availability>> = {
  warehouse: 'onlineWarehouse',
  days_1_3: 'days1To3',
  days_2_5: 'days2To5',
  days_4_7: 'days4To7',
  days_over_7: 'daysOver7',
}

/** Copies that the shop does not have yet. */
const ahead: Partial<Record<SupplyPolicy, Availability>> = {
  pre_order: 'preOrder',
  to_order: 'afterOrder',
}

/** With these, copies are ordered before the shop has them. */
export const aheadPolicies: readonly SupplyPolicy[] = ['pre_order', 'to_order']

/** Of copies that a supplier sends to the shop before the order can be packed. */
export const fetchedPolicies: readonly SupplyPolicy[] = ['days_1_3', 'days_2_5', 'days_4_7', 'days_over_7']

/** Of copies that leave at once. */
export const atHandPolicies: readonly SupplyPolicy[] = ['stock', 'warehouse']

/** What is made to order and can be had is supplied so, or in the days of a band of its own. */
export const madeToOrderPolicy: SupplyPolicy = 'days_2_5'

/** Whether the counted copies are in our own branches, where they can be seen and collected. */
export const isStockedInBranches = (policy: SupplyPolicy): boolean => policy === 'stock'

const fewCopies = 3

/**
 * `copies` counts every branch. Copies held by a supplier (`days_…`) are counted as ours but take longer; of what is
 * ordered ahead, they are those that may still be ordered.
 */
export function availabilityOf(policy: SupplyPolicy, copies: number): Availability {
  if (copies <= 0) return withoutCopies[policy]
  if (policy !== 'stock') return elsewhere[policy] ?? ahead[policy] ?? withoutCopies[policy]
  if (copies === 1) return 'lastItem'
  return copies <= fewCopies ? 'limited' : 'available'
}

/** How the copies of an order are had: taken from the stock, or waited for in the order of acceptance. */
export type Sale = 'fromStock' | 'ahead'

const sales: Record<Availability, Sale | null> = {
  onlineWarehouse: 'fromStock',
  available: 'fromStock',
  limited: 'fromStock',
  lastItem: 'fromStock',
  days1To3: 'fromStock',
  days2To5: 'fromStock',
  days4To7: 'fromStock',
  daysOver7: 'fromStock',
  preOrder: 'ahead',
  afterOrder: 'ahead',
  notAvailable: null,
  exhausted: null,
  comingSoon: null,
}

/** Whether it can be ordered now. */
export const canBeBought = (availability: Availability): boolean => sales[availability] !== null

/** Whether it is ordered before the shop has a copy. */
export const isOrderedAhead = (availability: Availability): boolean => sales[availability] === 'ahead'

/** What a line that is ordered ahead waits for. */
export const aheadKinds = ['preOrder', 'afterOrder'] as const satisfies readonly Availability[]

/** Whether it is still to come out. */
export const isUpcoming = (availability: Availability): boolean =>
  availability === 'preOrder' || availability === 'comingSoon'
