// The sections of a product's page as the contract shows them: pictures, editions, branches, the parts of groups and sets.

import type { Product, ProductCard } from '@stoa/contract/catalogue/catalogue'
import { coverFormat } from '@stoa/covers/cover'
import { CANVAS_WIDTH } from '@stoa/covers/cover-model'
import { availabilityOf, canBeBought, isStockedInBranches } from '@stoa/domain/catalogue/availability'
import { hasParts } from '@stoa/domain/catalogue/product-kinds'
import type { Language } from '@stoa/domain/language'
import { sum } from '@stoa/domain/money'
import { decidePickup } from '@stoa/domain/ordering/delivery/branch-pickup'
import { estimateDelivery } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { decideHandlingTime } from '@stoa/domain/ordering/delivery/handling-time'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { ShownPrice } from '@stoa/domain/ordering/promotions/shown-price'
import { inLanguage, inLanguageOrNull } from '../../database/localized-text.ts'
import { coverBookOf, coverFolder, photographVersion, viewCover } from '../cover-book.ts'
import type { DetailPhotographRow, DetailRow, EditionRow } from './product-detail.queries.ts'

/** The front, drawn where nobody has photographed it; then photographs of the back, the side and inside. */
export function viewPictures(row: DetailRow, language: Language): Product['pictures'] {
  const rendered = {
    folder: viewCover(row).cover,
    rendered: true,
    width: CANVAS_WIDTH,
    height: coverFormat(coverBookOf(row)).height,
    description: null,
  }
  const photograph = ({ kind, sha256, width, height, alt_el, alt_en }: DetailPhotographRow, view: string) => ({
    view,
    folder: coverFolder(row.code, photographVersion(sha256), view),
    kind,
    width,
    height,
    rendered: false,
    description: inLanguageOrNull(alt_el, alt_en, language),
  })
  const outerPictures = (['front', 'back', 'side'] as const).flatMap((view) => {
    const photo = row.photographs.find(({ kind }) => kind === view)
    if (photo) return [photograph(photo, view)]
    return view === 'front' ? [{ view, kind: view, ...rendered }] : []
  })
  const innerPictures = row.photographs.filter(({ kind }) => kind === 'inside')
  return [...outerPictures, ...innerPictures.map((item) => photograph(item, String(item.id)))]
}

/** Empty when there is nothing to choose between; otherwise the product itself stands among them. */
export function viewEditions(
  editions: readonly (EditionRow & { price: ShownPrice })[],
  language: Language,
): Product['editions'] {
  if (editions.length < 2) return []
  return editions.toSorted(byPrice).map((row) => ({
    id: row.id,
    url: row.url,
    name: inLanguage(row.name_el, row.name_en, language),
    nameLanguage: row.name_en === null ? row.name_language : language,
    isbn: row.isbn13,
    binding: row.binding,
    bookLanguage: row.text_language,
    publisher: inLanguage(row.publisher_el, row.publisher_en, language),
    year: row.published_year,
    price: row.price.priceCents,
    availability: availabilityOf(row.availability, row.copies),
  }))
}

/** The cheapest first, as a list of prices is read, and last what has no price yet. */
function byPrice(a: { id: number; price: ShownPrice }, b: { id: number; price: ShownPrice }): number {
  const [first, second] = [a.price.priceCents, b.price.priceCents]
  return Number(first === 0) - Number(second === 0) || first - second || a.id - b.id
}

/** None for products without stock at our branches: a supplier's copies and what cannot be bought. */
export function viewBranches(row: DetailRow, language: Language, now: number): Product['branches'] {
  const { availability: policy, copies, store_rate: rate } = row
  const handlingTime = decideHandlingTime([{ policy, copies, promised: row.delivery_band, releaseDay: null }])
  if (!isStockedInBranches(policy) || !canBeBought(availabilityOf(policy, copies)) || !handlingTime || !rate) return []
  const carrier = { minDays: rate.min_days, maxDays: rate.max_days }
  const broughtOn = estimateDelivery(now, handlingTime.handling, carrier).to
  return row.branches.map(({ id, name_el, name_en, quantity, hours, special_hours }) => {
    const branch = { hours, specialHours: special_hours, copies: quantity }
    const pickup = decidePickup(now, branch, copies - quantity, broughtOn)
    return {
      branchId: id,
      name: inLanguage(name_el, name_en, language),
      quantity,
      pickup: pickup && { ...pickup, day: isoDay(pickup.day), readyAt: pickup.until === null ? pickup.readyAt : null },
    }
  })
}

/** `cards`: of its parts; one that was withdrawn has none. Of a set whose parts are all for sale, what they cost one by one. */
export function viewParts(
  { kind, parts }: Pick<DetailRow, 'kind' | 'parts'>,
  cards: readonly ProductCard[],
): Pick<Product, 'parts' | 'partsPrice'> {
  if (!hasParts(kind)) return {}
  const shown = parts.flatMap(({ product_id, dimension_id: dimensionId, quantity }) => {
    const product = cards.find(({ id }) => id === product_id)
    return product ? [{ product, dimensionId, quantity }] : []
  })
  const isWhole = kind === 'bundle' && shown.length === parts.length && shown.every(({ product }) => product.price > 0)
  return {
    parts: shown,
    ...(isWhole && { partsPrice: sum(shown.map(({ product, quantity }) => product.price * quantity)) }),
  }
}
