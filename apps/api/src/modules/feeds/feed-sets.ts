// Which documents there are and which of them are made together: a sitemap's parts belong to one index, a feed stands alone.

export const priceFeeds = ['skroutz', 'bestprice', 'google-el', 'google-en'] as const
export const arrivalFeeds = ['new-el', 'new-en'] as const
const feedSets = ['sitemap', ...priceFeeds, ...arrivalFeeds] as const

export type FeedSet = (typeof feedSets)[number]

export const isPriceFeed = (set: FeedSet): boolean => priceFeeds.some((one) => one === set)

/** The set that a document's name belongs to: `sitemap-el-products-1.xml` to the sitemap. */
export function findSet(name: string): FeedSet | null {
  if (/^sitemap(?:-[a-z0-9-]+)?\.xml$/.test(name)) return 'sitemap'
  return feedSets.find((set) => set !== 'sitemap' && name === `${set}.xml`) ?? null
}
