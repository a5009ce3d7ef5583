// A price feed: the catalogue row by row, each in the engine's format.

import type { Executor } from '../../database/transaction.ts'
import { readPromotions } from '../products/public-promotions.service.ts'
import { bestPriceFeed } from './bestprice.view.ts'
import { categoryPaths } from './category-paths.ts'
import { openDocument, type WrittenSet } from './document.ts'
import { listCategoryNames, offersInBatches } from './feed.queries.ts'
import type { FeedFormat } from './feed-format.ts'
import type { priceFeeds } from './feed-names.ts'
import type { FeedSettings } from './feed-settings.ts'
import { googleFeed } from './google.view.ts'
import { offerOf } from './offer.ts'
import { skroutzFeed } from './skroutz.view.ts'

type PriceFeed = (typeof priceFeeds)[number]

const formats: Record<PriceFeed, (settings: FeedSettings, now: number) => FeedFormat> = {
  skroutz: skroutzFeed,
  bestprice: bestPriceFeed,
  'google-el': (settings) => googleFeed(settings, 'el'),
  'google-en': (settings) => googleFeed(settings, 'en'),
}

export async function writeFeed(
  tx: Executor,
  folder: string,
  settings: FeedSettings,
  feed: PriceFeed,
  now: number,
): Promise<WrittenSet> {
  const { language, head, entry, tail } = formats[feed](settings, now)
  const categories = categoryPaths(await listCategoryNames(tx))
  const promotions = await readPromotions(tx, now)
  const document = openDocument(folder, `${feed}.xml`)
  let entries = 0
  await document.write(head)
  for await (const rows of offersInBatches(tx)) {
    const renderedOffers = rows
      .map((row) => entry(offerOf(row, language, categories, settings, promotions, now)))
      .filter((text) => text !== '')
    entries += renderedOffers.length
    if (renderedOffers.length > 0) await document.write(renderedOffers.join(''))
  }
  await document.write(tail)
  return { entries, documents: [await document.close()] }
}
