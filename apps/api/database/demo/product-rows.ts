// The demo shop's products as rows: books and other goods, their prices then and now, and their stock.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { inStoreEan } from '@stoa/domain/catalogue/isbn'
import { sortKey } from '@stoa/domain/search/sort-key'
import { slugOf } from '@stoa/domain/url/slug'
import { allBooks, allPeople, things } from './all.ts'
import { categoryIds, pathUp, personIds, publisherIds, seriesIds } from './catalogue-rows.ts'
import { draw } from './chance.ts'
import type { DemoBook, DemoThing } from './demo-types.ts'
import { editionRow } from './edition-rows.ts'

const dayMs = 86_400_000
const isoDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
const products = [...allBooks, ...things]
export const productIds = new Map(products.map((product, index) => [product.key, index + 1]))

/** Which family of cover designs a category draws from; the first of the path that is named here counts. */
const coverStyles: Record<string, string> = {
  'greek-crime': 'crime',
  'world-crime': 'crime',
  'english-crime': 'crime',
  'greek-fiction': 'greek-fiction',
  'world-fiction': 'world-fiction',
  poetry: 'poetry',
  theatre: 'world-fiction',
  history: 'history',
  ideas: 'philosophy',
  living: 'living',
  'young-adult': 'young',
  children: 'children',
  'english-children': 'children',
  comics: 'young',
  school: 'school',
  'english-greece': 'history',
  'english-nonfiction': 'philosophy',
  english: 'world-fiction',
}

const coverStyleOf = (category: string): string =>
  pathUp(category)
    .map((code) => coverStyles[code])
    .find((style) => style !== undefined) ?? 'default'

const nameEnOf = (name: string): string => allPeople.find((person) => person.name === name)?.nameEn ?? name

/** Most titles are in stock; a few come from a supplier, are still to come, or are gone. */
export function supplyOf(key: string): SupplyPolicy {
  const chance = draw(key, 'supply', 100)
  if (chance < 9) return 'days_1_3'
  if (chance < 12) return 'days_4_7'
  if (chance === 12) return 'pre_order'
  if (chance === 13) return 'coming_soon'
  if (chance < 16) return 'to_order'
  return chance === 16 ? 'out_of_print' : 'stock'
}

const authorNames = (book: DemoBook): string[] => book.contributors.map(([name]) => name)

function urlWish(product: DemoBook | DemoThing): string {
  if (!('title' in product)) return slugOf(product.nameEn)
  const surname = nameEnOf(authorNames(product)[0] ?? '').replace(/^.* /, '')
  return slugOf(`${product.title} ${surname}${product.language === 'en' ? ' en' : ''}`)
}

/** The first of a name has it plain, the next ones with a number. */
const urls = products.reduce((taken, product) => {
  const wish = urlWish(product)
  let url = wish
  for (let next = 2; taken.has(url); next += 1) url = `${wish}-${next}`
  return taken.set(url, product.key)
}, new Map<string, string>())
const urlOf = new Map([...urls].map(([url, key]) => [key, url]))

function bookRow(book: DemoBook, now: number) {
  const ean = book.isbn13 ?? inStoreEan(draw(book.key, 'ean', 10_000_000_000))
  const supply = supplyOf(book.key)
  const upcoming = supply === 'pre_order' || supply === 'coming_soon'
  const guarded = book.language === 'el' && book.publisherPriceCents !== undefined && book.year >= 2025
  return {
    kind: 'product',
    url: urlOf.get(book.key),
    name_el: book.title,
    name_en: null,
    name_language: book.language,
    subtitle: book.subtitle ?? null,
    original_title: book.originalTitle ?? null,
    contents_el: book.contentsEl ?? [],
    contents_en: book.contentsEn ?? [],
    publisher_id: publisherIds.get(book.publisher),
    series_id: book.series ? seriesIds.get(book.series.name) : null,
    series_number: book.series?.number ?? null,
    ean,
    isbn13: book.isbn13 ?? null,
    text_language: book.language,
    binding: book.binding,
    pages: book.pages ?? null,
    published_year: book.year,
    release_date: upcoming ? isoDate(now + (18 + draw(book.key, 'release', 40)) * dayMs) : null,
    publisher_price_cents: book.publisherPriceCents ?? null,
    price_protected_until: guarded ? `${book.year + 2}-06-30` : null,
    tax_class: 'book',
    availability: supply,
    sort_key: sortKey(book.title),
  }
}

function thingRow(thing: DemoThing) {
  const ean = inStoreEan(draw(thing.key, 'ean', 10_000_000_000))
  return {
    kind: thing.kind,
    url: urlOf.get(thing.key),
    name_el: thing.nameEl,
    name_en: thing.nameEn,
    name_language: 'el',
    subtitle: null,
    original_title: null,
    contents_el: [],
    contents_en: [],
    publisher_id: publisherIds.get(thing.maker),
    series_id: null,
    series_number: null,
    ean,
    isbn13: null,
    text_language: null,
    binding: null,
    pages: null,
    published_year: null,
    release_date: null,
    publisher_price_cents: null,
    price_protected_until: null,
    tax_class: thing.kind === 'giftCard' ? 'outside' : 'standard',
    availability: 'stock',
    sort_key: sortKey(thing.nameEl),
  }
}

const opened = 400
const openedAt = (now: number): string => new Date(now - opened * dayMs).toISOString()

/** `now` in milliseconds since 1970: dates still to come and reductions under way are counted from it. */
export const productRows = (now: number) =>
  products.map((product) => ({
    id: productIds.get(product.key),
    code: product.key,
    ...('title' in product ? bookRow(product, now) : thingRow(product)),
    ...editionRow(product, {
      makerId: publisherIds.get('title' in product ? product.publisher : product.maker),
      productId: productIds.get(product.key),
      supply: supplyOf(product.key),
    }),
    lead_el: product.leadEl,
    lead_en: product.leadEn,
    description_el: product.descriptionEl,
    description_en: product.descriptionEn,
    age_from: product.ageFrom ?? null,
    price_cents: product.priceCents,
    cover_style: coverStyleOf(product.categories[0]),
    sold_recently: draw(product.key, 'sold', 60),
    active: true,
    created_at: openedAt(now),
  }))

/** About one in eight foreign books and other goods was dearer until some days ago: an announced reduction. */
export function priceRows(now: number) {
  return products.flatMap((product) => {
    const product_id = productIds.get(product.key)
    const current = { product_id, price_cents: product.priceCents, valid_from: openedAt(now) }
    const free = 'title' in product ? product.language === 'en' : product.kind === 'product'
    if (!free || draw(product.key, 'reduced', 8) > 0) return [current]
    const percent = 10 + 5 * draw(product.key, 'percent', 4)
    const before = Math.round((product.priceCents * 100) / (100 - percent) / 10) * 10
    const begun = now - (2 + draw(product.key, 'begun', 20)) * dayMs
    return [
      { ...current, price_cents: before },
      { ...current, valid_from: new Date(begun).toISOString() },
    ]
  })
}

export const creditRows = allBooks.flatMap((book) =>
  book.contributors.map(([name, role], position) => ({
    product_id: productIds.get(book.key),
    contributor_id: personIds.get(name),
    role: role ?? 'author',
    position,
  })),
)

export const placeRows = products.flatMap((product) =>
  [...new Set(product.categories)].map((code, index) => ({
    product_id: productIds.get(product.key),
    category_id: categoryIds.get(code),
    main: index === 0,
  })),
)

export const dimensionRows = things
  .flatMap((thing) => (thing.dimensions ?? []).map((form, position) => ({ thing, form, position })))
  .map(({ thing, form, position }, index) => ({
    id: index + 1,
    product_id: productIds.get(thing.key),
    kind: form.kind,
    name_el: form.nameEl,
    name_en: form.nameEn,
    position,
  }))

const unlimitedCopies = 5000

function copiesOf(key: string, place: string): number {
  const thing = things.find((one) => one.key === key)
  if (thing?.kind === 'giftCard') return unlimitedCopies
  if (!['stock', 'days_1_3', 'days_4_7'].includes(thing ? 'stock' : supplyOf(key))) return 0
  return draw(key, `copies ${place}`, 9)
}

/** Copies per branch, and per form where a product has forms. The last branch holds at least one of everything sold from stock. */
export function stockRows(branches: number) {
  const branchIds = Array.from({ length: branches }, (_, index) => index + 1)
  return products.flatMap((product) => {
    const product_id = productIds.get(product.key)
    const forms = dimensionRows.filter((form) => form.product_id === product_id).map((form) => form.id)
    return (forms.length > 0 ? forms : [null]).flatMap((dimension_id) =>
      branchIds.map((branch_id) => {
        const drawn = copiesOf(product.key, `${branch_id} ${dimension_id}`)
        const sold = 'title' in product ? ['stock', 'days_1_3', 'days_4_7'].includes(supplyOf(product.key)) : true
        return { branch_id, product_id, dimension_id, quantity: sold && branch_id === 1 ? Math.max(1, drawn) : drawn }
      }),
    )
  })
}
