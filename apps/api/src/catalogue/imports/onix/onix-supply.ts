// The availability of a title from the supplier who serves Greece (ONIX lists 64, 65 and 166).

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { supplierBand } from '@stoa/domain/catalogue/reported-supply'
import type { BookRecord, OffSale } from '../book-record.ts'
import type { Note } from '../read-item.ts'
import { datesByRole, type OnixDate } from './onix-dates.ts'
import { childOf, childrenOf, type OnixNode, textOf } from './onix-node.ts'
import { maySell } from './onix-rights.ts'
import { servesGreece } from './onix-territory.ts'

/** The block of a product for one market. */
export interface MarketSupply {
  details: OnixNode[]
  /** What is different about the publication in this market. */
  publishing: OnixNode | null
  isForGreece: boolean
}

/** Markets with Greece before the others; a supply without a market applies to all. */
export function listMarkets(product: OnixNode): MarketSupply[] {
  return childrenOf(product, 'ProductSupply')
    .map((supply) => ({
      details: childrenOf(supply, 'SupplyDetail'),
      publishing: childOf(supply, 'MarketPublishingDetail'),
      isForGreece: servesGreece(childrenOf(supply, 'Market')),
    }))
    .sort((a, b) => Number(b.isForGreece) - Number(a.isForGreece))
}

const available = new Set(['20', '21', '23'])
const toOrder = new Set(['11', '22'])
const notYet = new Set(['10', '12'])
const outOfPrint = new Set(['46', '51'])
const unknown = new Set(['97', '98', '99', '44'])

/** Cancelled, withdrawn for a while or for good, recalled. */
const withdrawnStatus = new Set(['01', '11', '12', '15', '16', '17'])
const outOfPrintStatus = new Set(['06', '07'])

const expected = '08'

type Supply = Pick<BookRecord, 'availability' | 'supplierBand' | 'offSale'>

/** The day or year of publication; `as known` where the message does not speak of it. */
type Publication = OnixDate | 'as known' | null

interface Context {
  publishing: OnixNode | null
  published: Publication
  /** `2026-11-20` */
  today: string
}

/**
 * The availability is null when unknown. What a supplier has in stock is
 * ordered there, in its time; a title that is not published yet can be pre-ordered once its date is known.
 */
export function readAvailability(product: OnixNode, { publishing, published, today }: Context, notes: Note[]): Supply {
  const markets = listMarkets(product).filter(({ isForGreece }) => isForGreece)
  const inMarkets = markets.flatMap((market) => market.publishing ?? [])
  const isForSale = maySell(publishing, [], today, notes)
  const byPublication = isForSale ? offSaleBy(publishing) : 'not_available'
  const offSale = isForSale && maySell(null, inMarkets, today, notes) ? byPublication : 'not_available'
  const stated = published === 'as known' ? {} : { offSale: byPublication }
  if (offSale !== null) return { ...stated, availability: offSale, supplierBand: null }
  const [supply = null] = markets.flatMap(({ details }) => details)
  const availability = policyFor(supply, textOf(publishing, 'PublishingStatus'), published)
  const isThere = available.has(textOf(supply, 'ProductAvailability') ?? '') && !isEmpty(supply)
  return { ...stated, availability, supplierBand: availability === 'to_order' && isThere ? supplierBand : null }
}

function offSaleBy(publishing: OnixNode | null): OffSale | null {
  const status = textOf(publishing, 'PublishingStatus') ?? ''
  if (withdrawnStatus.has(status)) return 'not_available'
  return outOfPrintStatus.has(status) ? 'out_of_print' : null
}

/** Whether it is said that no copy is left. */
function isEmpty(supply: OnixNode | null): boolean {
  const onHand = childrenOf(supply, 'Stock').flatMap((stock) => textOf(stock, 'OnHand') ?? [])
  return onHand.length > 0 && onHand.every((copies) => Number(copies) <= 0)
}

function policyFor(supply: OnixNode | null, status: string | null, published: Publication): SupplyPolicy | null {
  const code = textOf(supply, 'ProductAvailability')
  const day = datesByRole(supply, 'SupplyDate').get(expected)?.day ?? dayOf(published)
  if (code === null) return status === '02' ? upcomingPolicy(day) : null
  if (notYet.has(code)) return upcomingPolicy(day)
  return policyOf(code)
}

/** What is to be pre-ordered on no day is shown as coming soon until its day is known. */
const dayOf = (published: Publication): string | null =>
  published === 'as known' ? published : (published?.day ?? null)

const upcomingPolicy = (day: string | null): SupplyPolicy => (day === null ? 'coming_soon' : 'pre_order')

function policyOf(code: string): SupplyPolicy | null {
  if (available.has(code) || toOrder.has(code)) return 'to_order'
  if (outOfPrint.has(code)) return 'out_of_print'
  return unknown.has(code) ? null : 'not_available'
}
