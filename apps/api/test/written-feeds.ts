// Feeds written from a test's database, parsed with a real XML parser.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FeedName, priceFeeds } from '../src/catalogue/feeds/feed-names.ts'
import type { FeedSettings } from '../src/catalogue/feeds/feed-settings.ts'
import { writeEdition } from '../src/catalogue/feeds/write-edition.ts'
import type { Database } from '../src/database/connect.ts'
import { allNamed, readXml, textIn, type XmlElement } from './read-xml.ts'
import { testDay } from './test-day.ts'

export type PriceFeed = (typeof priceFeeds)[number]

export const feedSettings: FeedSettings = {
  origin: 'https://stoa.example',
  feedOrigin: 'https://stoa.example',
  switches: {
    redirect: true,
    languagePrefix: true,
    omitDefaultPrefix: true,
    omitDefaultPrefixOnHome: true,
    trailingSlash: false,
    defaultLanguage: 'el',
  },
  includeUnavailable: false,
  shippingCents: null,
  bestPriceTags: {},
}

/** The element of a product in each feed, and its id. */
const names: Record<PriceFeed, [item: string, id: string]> = {
  skroutz: ['product', 'id'],
  bestprice: ['product', 'productId'],
  'google-el': ['item', 'g:id'],
  'google-en': ['item', 'g:id'],
}

/** Every document of a set by its name. */
export async function readSet(
  db: Database,
  set: FeedName,
  overrides: Partial<FeedSettings> = {},
): Promise<Map<string, XmlElement>> {
  const baseFolder = await mkdtemp(join(tmpdir(), 'stoa-feeds-'))
  try {
    const input = { feed: set, baseFolder, settings: { ...feedSettings, ...overrides }, now: testDay }
    const { documents, folder } = await writeEdition(db, input)
    const read = async (name: string) =>
      readXml(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString('utf8'))
    return new Map(await Promise.all(documents.map(async ({ name }) => [name, await read(name)] as const)))
  } finally {
    await rm(baseFolder, { recursive: true, force: true })
  }
}

/** The products of a price feed, each with its id. */
export async function readOffers(
  db: Database,
  feed: PriceFeed,
  overrides?: Partial<FeedSettings>,
): Promise<{ id: number; offer: XmlElement }[]> {
  const [item, id] = names[feed]
  const document = (await readSet(db, feed, overrides)).get(`${feed}.xml`)
  if (!document) throw new Error(`no ${feed}`)
  return allNamed(document, item).map((offer) => ({ id: Number(textIn(offer, id)), offer }))
}
