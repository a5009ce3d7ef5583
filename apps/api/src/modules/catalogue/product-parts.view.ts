// The parts of a product's page as the contract shows them: pictures, editions, branches.

import type { Product } from '@stoa/contract/catalogue'
import { availabilityOf, canBeBought, standsInBranches } from '@stoa/domain/catalogue/availability'
import { coverFormat } from '@stoa/domain/cover/cover'
import { CANVAS_WIDTH } from '@stoa/domain/cover/cover-model'
import { decidePickup } from '@stoa/domain/delivery/branch-pickup'
import { estimateDelivery } from '@stoa/domain/delivery/estimate-delivery'
import { decideGathering } from '@stoa/domain/delivery/gathering'
import { isoDay } from '@stoa/domain/delivery/working-days'
import type { Language } from '@stoa/domain/language'
import { inLanguage, inLanguageOrNull } from '../../database/words.ts'
import { coverBookOf } from './cover-book.ts'
import type { DetailPhotographRow, DetailRow } from './product-detail.queries.ts'

/** A book has a back and a side; of anything else only the front is drawn. */
const drawnViews = ({ text_language }: DetailRow) =>
  text_language === null ? (['front'] as const) : (['front', 'back', 'side'] as const)

/** Front, back and side, each as a photograph where there is one; then what was photographed inside. */
export function viewPictures(row: DetailRow, language: Language): Product['pictures'] {
  const drawn = { drawn: true, width: CANVAS_WIDTH, height: coverFormat(coverBookOf(row)).height, description: null }
  const photograph = ({ kind, width, height, alt_el, alt_en }: DetailPhotographRow) => ({
    ...{ kind, width, height, drawn: false },
    description: inLanguageOrNull(alt_el, alt_en, language),
  })
  const outside = (['front', 'back', 'side'] as const).flatMap((view) => {
    const own = row.photographs.find(({ kind }) => kind === view)
    if (own) return [{ view, ...photograph(own) }]
    return drawnViews(row).some((one) => one === view) ? [{ view, kind: view, ...drawn }] : []
  })
  const inside = row.photographs.filter(({ kind }) => kind === 'inside')
  return [...outside, ...inside.map((one) => ({ view: String(one.id), ...photograph(one) }))]
}

/** Empty when there is nothing to choose between. */
export function viewEditions({ editions }: DetailRow, language: Language): Product['editions'] {
  if (editions.length < 2) return []
  return editions.map((row) => ({
    id: row.id,
    url: row.url,
    name: inLanguage(row.name_el, row.name_en, language),
    nameLanguage: row.name_en === null ? row.name_language : language,
    isbn: row.isbn13,
    binding: row.binding,
    bookLanguage: row.text_language,
    publisher: inLanguage(row.publisher_el, row.publisher_en, language),
    year: row.published_year,
    price: row.price_cents,
    availability: availabilityOf(row.availability, row.copies),
  }))
}

/** None for what does not stand in our branches: a supplier's copies and what cannot be bought. */
export function viewBranches(row: DetailRow, language: Language, now: number): Product['branches'] {
  const { availability: policy, copies, store_rate: rate } = row
  const gathering = decideGathering([{ policy, copies, promised: row.delivery_band, releaseDay: null }])
  if (!standsInBranches(policy) || !canBeBought(availabilityOf(policy, copies)) || !gathering || !rate) return []
  // a copy in the branch is in hand: nothing has to be gathered for it
  const atOnce = { minDays: 0, maxDays: 0 }
  const carrier = { minDays: rate.min_days, maxDays: rate.max_days }
  const ready = estimateDelivery(now, atOnce, carrier).from
  const brought = estimateDelivery(now, gathering.gather, carrier).to
  return row.branches.map(({ id, name_el, name_en, quantity, hours }) => {
    const found = decidePickup(now, { hours, copies: quantity }, copies - quantity, { ready, brought })
    return {
      branchId: id,
      name: inLanguage(name_el, name_en, language),
      quantity,
      pickup: found && { ...found, day: isoDay(found.day) },
    }
  })
}
