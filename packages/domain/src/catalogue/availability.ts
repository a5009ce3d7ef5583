// The availability of a product. It follows from the copies in stock; without any, from how the product can still be
// supplied, and some kinds cannot be bought at all.

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
  pre_order: 'preOrder',
  coming_soon: 'comingSoon',
  to_order: 'afterOrder',
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

/** Of copies that a supplier sends to the shop before the order can be packed. */
export const fetchedPolicies: readonly SupplyPolicy[] = ['days_1_3', 'days_2_5', 'days_4_7', 'days_over_7']

/** Of copies that leave at once. */
export const atHandPolicies: readonly SupplyPolicy[] = ['stock', 'warehouse']

/** What is made to order and can be had is supplied so, or in the days of a band of its own. */
export const madeToOrderPolicy: SupplyPolicy = 'days_2_5'

/** Whether the counted copies are in our own branches, where they can be seen and collected. */
export const isStockedInBranches = (policy: SupplyPolicy): boolean => policy === 'stock'

const fewCopies = 3

/** `copies` counts every branch. Copies held by a supplier (`days_…`) are counted as ours but take longer. */
export function availabilityOf(policy: SupplyPolicy, copies: number): Availability {
  if (copies <= 0) return withoutCopies[policy]
  if (policy !== 'stock') return elsewhere[policy] ?? withoutCopies[policy]
  if (copies === 1) return 'lastItem'
  return copies <= fewCopies ? 'limited' : 'available'
}

const sellable = new Set<Availability>([
  'onlineWarehouse',
  'available',
  'limited',
  'lastItem',
  'days1To3',
  'days2To5',
  'days4To7',
  'daysOver7',
])

/** Whether it can be ordered now: only copies in stock are sold. */
export const canBeBought = (availability: Availability): boolean => sellable.has(availability)
