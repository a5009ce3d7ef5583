// `npm run set-price -- CODE 12.50`: sets a product's price in the shop that DATABASE_URL names, or in the one that runs on
// its private database here.

import { formatMoney } from '@stoa/domain/money'
import type { PriceRefusal } from '@stoa/domain/pricing/decide-price'
import type { Database } from '../database/connect.ts'
import { findProductId } from '../modules/catalogue/price.queries.ts'
import { changePrice } from '../modules/catalogue/price.service.ts'
import { Refused, runWithShop } from './with-shop.ts'

const usage = 'Usage: npm run set-price -- CODE 12.50'
const inWords = (cents: number): string => formatMoney(cents, 'en')

/** `12.50`, `12,5` or `12` in cents; null when it is no amount. */
function centsOf(text: string): number | null {
  const [, euros, tenths = '', hundredths = ''] = /^(\d{1,6})(?:[.,](\d)(\d)?)?$/.exec(text) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(tenths) * 10 + Number(hundredths)
}

function sentenceOf(refusal: PriceRefusal | { code: 'product_not_found' }): string {
  switch (refusal.code) {
    case 'product_not_found':
      return 'There is no product with this code.'
    case 'price_not_an_amount':
      return 'The price must be more than nothing and at most €100,000.00.'
    case 'price_unchanged':
      return 'It costs that already.'
    case 'price_below_floor':
      return `The uniform book price holds: it may not cost less than ${inWords(refusal.leastCents)}.`
    case 'price_above_publishers':
      return `The uniform book price holds: it may not cost more than ${inWords(refusal.mostCents)}.`
  }
}

async function setPrice(db: Database, [code, amount]: readonly string[]): Promise<string> {
  const cents = centsOf(amount ?? '')
  if (!code || cents === null) throw new Refused(usage)
  const productId = await findProductId(db, code)
  const changed = await changePrice(db, Date.now(), productId ?? 0, cents)
  if (!changed.ok) throw new Refused(sentenceOf(changed.refusal))
  return `${code} now costs ${inWords(changed.value.priceCents)}.`
}

runWithShop(({ db }) => setPrice(db, process.argv.slice(2)))
