// The demo shop's texts, carousels and featured authors as rows.

import { allBooks } from './all.ts'
import { categoryUrl, personIds } from './catalogue-rows.ts'
import { banners, customMessages, menuItems, socialMedia } from './chrome.ts'
import type { DemoBook } from './demo-types.ts'
import { fixedNameDays } from './name-days.ts'
import { pages } from './pages.ts'
import { productIds, supplyOf } from './product-rows.ts'
import { featuredAuthors, notes, shelves, windowBooks } from './shelves.ts'

const linkOf = (target: { category?: string; path?: string }): string =>
  target.category ? `/categories/${categoryUrl(target.category)}` : (target.path ?? '/')

export const bannerRows = banners.flatMap((group) =>
  group.banners.map((banner, position) => ({
    group_code: group.groupCode,
    position,
    title_el: banner.titleEl,
    title_en: banner.titleEn,
    over_el: banner.overEl ?? null,
    over_en: banner.overEn ?? null,
    text_el: banner.textEl,
    text_en: banner.textEn,
    action_el: banner.actionEl ?? null,
    action_en: banner.actionEn ?? null,
    link: linkOf(banner),
    plate_seed: banner.plate?.seed ?? null,
    plate_kind: banner.plate?.kind ?? null,
    plate_way: banner.plate?.way ?? null,
  })),
)

const topItems = menuItems.map((item, index) => ({ ...item, id: index + 1 }))
const subItems = topItems
  .flatMap((item) => (item.children ?? []).map((child) => ({ ...child, parent: item.id })))
  .map((child, index) => ({ ...child, id: topItems.length + index + 1 }))

export const menuRows = [...topItems, ...subItems].map((item) => ({
  id: item.id,
  parent_id: 'parent' in item ? item.parent : null,
  position: item.id,
  title_el: item.titleEl,
  title_en: item.titleEn,
  link: linkOf(item),
}))

export const socialRows = socialMedia.map((one) => ({
  platform_name: one.platformName,
  url: one.url,
  position: one.order,
  show_on_header: one.showOnHeader,
  show_on_footer: one.showOnFooter,
}))

export const messageRows = customMessages.map((one) => ({ code: one.code, text_el: one.textEl, text_en: one.textEn }))

export const pageRows = pages.map((page) => ({
  code: page.code,
  url: page.url,
  title_el: page.titleEl,
  title_en: page.titleEn,
  body_el: page.bodyEl,
  body_en: page.bodyEn,
}))

export const nameDayRows = fixedNameDays.map((one) => ({
  month: one.month,
  day: one.day,
  names_el: one.namesEl,
  names_en: one.namesEn,
}))

export const shelfRows = shelves.map((shelf, index) => ({
  id: index + 1,
  code: shelf.code,
  title_el: shelf.titleEl,
  title_en: shelf.titleEn,
  intro_el: shelf.introEl,
  intro_en: shelf.introEn,
}))

const greekBook = (title: string): DemoBook => {
  const books = allBooks.filter((book) => book.language === 'el')
  const found = books.find((book) => book.title === title) ?? books.find((book) => book.title.includes(title))
  if (!found) throw new Error(`no Greek book of the demo shop is called ${title}`)
  return found
}

const onTheShelf = (book: DemoBook): boolean => book.language === 'el' && supplyOf(book.key) === 'stock'
const byYear = (a: DemoBook, b: DemoBook): number => b.year - a.year || a.key.localeCompare(b.key)

/** The newest editions, no author twice. */
function newReleases(): DemoBook[] {
  const authors = new Set<string>()
  return allBooks
    .filter(onTheShelf)
    .sort(byYear)
    .filter(({ contributors }) => {
      const author = contributors[0]?.[0] ?? ''
      return !authors.has(author) && authors.add(author)
    })
    .slice(0, 6)
}

const bestSellers = [
  ...['Ματωμένα χώματα', '1984', 'Γκιακ', 'Ο μικρός πρίγκιπας', 'Η μεγάλη χίμαιρα', 'Το τρίτο στεφάνι'],
  ...['Τα εις εαυτόν', 'Η φόνισσα', 'Το όνομα του ρόδου', 'Μαραμπού', 'Τα τρία μικρά λυκάκια'],
]

const present = (titles: readonly string[]): DemoBook[] =>
  titles.flatMap(
    (title) =>
      allBooks.find((book) => book.language === 'el' && book.title.toLowerCase() === title.toLowerCase()) ?? [],
  )

const unnoted = { note_el: null, note_en: null, note_by_el: null, note_by_en: null }
const plain = (book: DemoBook) => ({ book, ...unnoted })

const booksOn: Record<string, ({ book: DemoBook } & Record<keyof typeof unnoted, string | null>)[]> = {
  window: windowBooks.map((title) => plain(greekBook(title))),
  'new-releases': newReleases().map(plain),
  'best-sellers': present(bestSellers).map(plain),
  'booksellers-notes': notes.map((note) => ({
    book: greekBook(note.titleContains),
    note_el: note.textEl,
    note_en: note.textEn,
    note_by_el: note.byEl,
    note_by_en: note.byEn,
  })),
}

export const shelfProductRows = shelfRows.flatMap((shelf) =>
  (booksOn[shelf.code] ?? []).map(({ book, ...note }, position) => ({
    shelf_id: shelf.id,
    position,
    product_id: productIds.get(book.key),
    ...note,
  })),
)

export const featuredRows = featuredAuthors.map((name, position) => ({ contributor_id: personIds.get(name), position }))
