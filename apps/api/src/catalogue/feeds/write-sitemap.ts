// The sitemaps of both languages in one pass over the catalogue, and their indexes: one of everything and one for each
// language.

import { type Language, languages } from '@stoa/domain/language'
import { writeAddress } from '@stoa/domain/url/page-address'
import type { Executor } from '../../database/transaction.ts'
import { livePromotions } from '../products/promotion-pages.service.ts'
import { readPromotions } from '../products/public-promotions.service.ts'
import { openDocument, type WrittenDocument, type WrittenSet } from './document.ts'
import type { FeedSettings } from './feed-settings.ts'
import { type PageKind, pagesInBatches } from './sitemap.queries.ts'
import { sitemapIndex } from './sitemap.view.ts'
import { createSection, type SitemapFile } from './sitemap-section.ts'

/** The path of the pages of each kind. */
const folders = {
  products: '/products',
  categories: '/categories',
  contributors: '/contributor',
  publishers: '/publisher',
  pages: '/pages',
} as const satisfies Record<PageKind, string>
const kinds = ['products', 'categories', 'contributors', 'publishers', 'pages'] as const

/** Pages that are not rows of a table. */
const fixedPaths = [
  '/',
  '/new-releases',
  '/best-sellers',
  '/offers',
  '/window',
  '/name-days',
  '/contributors',
  '/publishers',
]

interface Page {
  /** Without language. */
  path: string
  changedAt: Date | null
}

/** `now`: which promotions are in force. */
export async function writeSitemap(
  tx: Executor,
  folder: string,
  settings: FeedSettings,
  now: number,
): Promise<WrittenSet> {
  const files: Record<Language, SitemapFile[]> = { el: [], en: [] }
  let entries = 0
  for (const kind of kinds) {
    const sections = languages.map((language) => ({
      language,
      section: createSection(`sitemap-${language}-${kind}`, (name) => openDocument(folder, name)),
    }))
    for await (const pages of listPages(tx, kind, now)) {
      for (const { language, section } of sections)
        await section.add(pages.map((page) => entryOf(page, language, settings)))
      entries += pages.length * sections.length
    }
    for (const { language, section } of sections) files[language].push(...(await section.finish()))
  }
  const all = [...files.el, ...files.en]
  const indexes = [
    await writeIndex(folder, 'sitemap.xml', all, settings.origin),
    await writeIndex(folder, 'sitemap-el.xml', files.el, settings.origin),
    await writeIndex(folder, 'sitemap-en.xml', files.en, settings.origin),
  ]
  return { entries, documents: [...indexes, ...all.map((file) => file.document)] }
}

async function* listPages(tx: Executor, kind: PageKind, now: number): AsyncGenerator<Page[]> {
  if (kind === 'pages') {
    yield fixedPaths.map((path) => ({ path, changedAt: null }))
    const { promotions } = livePromotions(await readPromotions(tx, now), now)
    yield promotions.map(({ url }) => ({ path: `/offers/${url}`, changedAt: null }))
  }
  for await (const rows of pagesInBatches(tx, kind)) {
    yield rows.map((row) => ({ path: `${folders[kind]}/${row.url}`, changedAt: row.changed_at }))
  }
}

const entryOf = ({ path, changedAt }: Page, language: Language, { origin, switches }: FeedSettings) => ({
  loc: `${origin}${writeAddress({ language, path }, switches)}`,
  changedAt,
})

async function writeIndex(
  folder: string,
  name: string,
  files: readonly SitemapFile[],
  origin: string,
): Promise<WrittenDocument> {
  const document = openDocument(folder, name)
  const fileEntries = files.map((file) => ({ loc: `${origin}/${file.document.name}`, changedAt: file.changedAt }))
  await document.write(sitemapIndex(fileEntries))
  return document.close()
}
