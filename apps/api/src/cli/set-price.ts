// `npm run set-price -- CODE 12.50`: sets a product's price in the shop that DATABASE_URL names, or in the one that runs on
// its private database here.

import { formatMoney } from '@stoa/domain/money'
import type { PriceRefusal } from '@stoa/domain/ordering/pricing/decide-price'
import { valueOrThrow } from '@stoa/domain/outcome'
import { changePrice, findProductId } from '../catalogue/products/price.service.ts'
import type { Database } from '../database/connect.ts'
import { parseEuros } from './parse-euros.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = 'Usage: npm run set-price -- CODE 12.50'
const formatPrice = (cents: number): string => formatMoney(cents, 'en')

function messageFor(refusal: PriceRefusal | { code: 'product_not_found' | 'row_changed' }): string {
  switch (refusal.code) {
    case 'product_not_found':
      return 'There is no product with this code.'
    case 'row_changed':
      return 'The product was changed meanwhile.'
    case 'price_not_an_amount':
      return 'The price must be more than nothing and at most €100,000.00.'
    case 'price_unchanged':
      return 'It costs that already.'
    case 'price_below_floor':
      return `The uniform book price holds: it may not cost less than ${formatPrice(refusal.minCents)}.`
    case 'price_above_publishers':
      return `The uniform book price holds: it may not cost more than ${formatPrice(refusal.maxCents)}.`
  }
}

async function setPrice(db: Database, [code, amount]: readonly string[]): Promise<string> {
  const cents = parseEuros(amount ?? '')
  if (!code || cents === null) throw new CommandError(usage)
  const productId = await findProductId(db, code)
  const { priceCents } = valueOrThrow(
    await changePrice(db, { productId: productId ?? 0, cents, now: Date.now() }),
    (refusal) => new CommandError(messageFor(refusal)),
  )
  return `${code} now costs ${formatPrice(priceCents)}.`
}

runWithShop(({ db }) => setPrice(db, process.argv.slice(2)))
