// Which documents there are and which of them are made together: sitemap files belong to one index, a feed stands
// alone.

export const priceFeeds = ['skroutz', 'bestprice', 'google-el', 'google-en'] as const
export const arrivalFeeds = ['new-el', 'new-en'] as const
const feedNames = ['sitemap', ...priceFeeds, ...arrivalFeeds] as const

export type FeedName = (typeof feedNames)[number]

export const isPriceFeed = (feed: FeedName): boolean => priceFeeds.some((priceFeed) => priceFeed === feed)

/** The set that a document's name belongs to: `sitemap-el-products-1.xml` to the sitemap. */
export function findFeedName(name: string): FeedName | null {
  if (/^sitemap(?:-[a-z0-9-]+)?\.xml$/.test(name)) return 'sitemap'
  return feedNames.find((feed) => feed !== 'sitemap' && name === `${feed}.xml`) ?? null
}
