// How completions of whole words and a prefix are found in the database: three statements find the same, and cost very
// differently in a shop with a million products.

export interface ExpectedRows {
  /** Of the shop. */
  products: number
  /** With all whole words. */
  whole: number
  /** With a word that has the prefix. */
  begun: number
  /** With both. */
  both: number
}

export type CompletionPlan =
  /** By the index of words. It merges all words with the prefix before it compares them with others. */
  | { way: 'index' }
  /** Those with the whole words are read, and the prefix is looked for in them. */
  | { way: 'scan' }
  /** So many products are read in the order of popularity until enough are found; by the index where they are too few. */
  | { way: 'popular'; looked: number }

/** From so many products on the way matters: before, the index is soon enough. */
export const largeShop = 100_000
/** What they cost to one row that is read by the index, measured with 1,000,000 products. */
const costOf = { begun: 0.05, scanned: 0.6, looked: 0.12 } as const
/** Words do not occur as independently as is assumed. */
const margin = 8

/** `wanted`: how many are ranked. */
export function planCompletion({ products, whole, begun, both }: ExpectedRows, wanted: number): CompletionPlan {
  const looked = Math.ceil((margin * wanted * products) / Math.max(1, both))
  const index = both + begun * costOf.begun
  const scan = whole * costOf.scanned
  const popular = looked * costOf.looked
  if (popular < Math.min(index, scan)) return { way: 'popular', looked }
  return { way: scan < index ? 'scan' : 'index' }
}
