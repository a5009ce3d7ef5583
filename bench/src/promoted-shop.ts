// A shop in which everything reduces a cart: fifty live promotions, a coupon and a gift card.

import { randomBytes, randomInt } from 'node:crypto'
import { connect } from '@stoa/api/database/connect'
import { inTransaction } from '@stoa/api/database/transaction'
import { issueGiftCardCodes } from '@stoa/api/ordering/gift-cards/issued-gift-cards.service'
import { makeCodes, savePromotion } from '@stoa/api/ordering/promotions/coupon-codes.service'
import { valueOrThrow } from '@stoa/domain/outcome'
import { withClient } from './database-client.ts'

/** What is entered with the cart. */
export interface EnteredCodes {
  coupon: string
  giftCard: string
}

const couponPromotion = 'bench-coupon'
const cardCents = 5000

type Rule = Record<string, unknown> & { effect: Record<string, unknown> }

const percent = (basisPoints: number) => ({ kind: 'percentage', basisPoints })

/** As a shop has them: most reduce some shelves, a few look at the whole cart. */
function promotionRules(productIds: readonly number[], categoryIds: readonly number[]): Rule[] {
  const times = (count: number, rule: (index: number) => Rule): Rule[] =>
    Array.from({ length: count }, (_, n) => rule(n))
  const category = (index: number) => ({ category: [categoryIds[index % categoryIds.length] ?? 1] })
  const product = (index: number) => ({
    product: [0, 1, 2].map((next) => productIds[(index + next) % productIds.length] ?? 1),
  })
  return [
    ...times(20, (n) => ({ scope: 'lines', target: category(n), effect: percent(500 + n * 50) })),
    ...times(5, (n) => ({ scope: 'lines', target: { publisher: [n + 1, n + 6] }, effect: percent(700) })),
    ...times(5, (n) => ({ scope: 'lines', target: { contributor: [n * 4 + 1, n * 4 + 2] }, effect: percent(800) })),
    ...times(5, (n) => ({ scope: 'lines', target: product(n * 9), effect: { kind: 'fixed', cents: 150 } })),
    ...times(4, (n) => ({
      scope: 'lines',
      target: category(n * 3),
      effect: { kind: 'bogo', buy: 2, get: 1, basisPoints: 5000, maxRounds: 2 },
    })),
    ...times(2, (n) => ({
      scope: 'lines',
      target: category(n + 5),
      effect: { kind: 'setPrice', size: 3, cents: 2900 },
    })),
    ...times(3, (n) => ({
      scope: 'lines',
      target: { all: [category(n + 8), { reduced: false }] },
      effect: {
        kind: 'tiers',
        by: 'quantity',
        tiers: [
          { from: 2, effect: percent(500) },
          { from: 4, effect: percent(1000) },
        ],
      },
    })),
    ...times(3, (n) => ({
      scope: 'order',
      condition: { amountAfter: 20_000 + n * 5000 },
      effect: percent(300 + n * 100),
    })),
    ...times(2, (n) => ({ scope: 'shipping', condition: { amountAfter: 4000 + n * 1000 }, effect: percent(5000) })),
    { scope: 'lines', target: { attribute: [1, 2, 3] }, effect: percent(900), lane: 1, stacks: true },
  ]
}

/** Makes them live until `endPromotions`; most cover some of these products or categories. */
export async function startPromotions(
  url: string,
  productIds: readonly number[],
  categoryIds: readonly number[],
): Promise<EnteredCodes> {
  const { db, close } = connect(url, 1, () => {})
  try {
    return await inTransaction(db, async (tx) => {
      const save = async (code: string, rule: Rule, automatic: boolean) => {
        const name = { el: `Προσφορά ${code}`, en: `Offer ${code}` }
        valueOrThrow(await savePromotion(tx, { code, name, automatic, ...rule }), failed)
      }
      for (const [index, rule] of promotionRules(productIds, categoryIds).entries())
        await save(`bench-${index}`, rule, true)
      await save(couponPromotion, { scope: 'lines', effect: percent(2000) }, false)
      const limits = { prefix: '', useLimit: null, personLimit: null, emails: null, send: false }
      const made = await makeCodes(tx, { promotion: couponPromotion, count: 1, ...limits }, randomInt)
      const [, coupon = ''] = valueOrThrow(made, failed).table.split('\n')
      const [giftCard = ''] = await issueGiftCardCodes(
        tx,
        { count: 1, amountCents: cardCents },
        Date.now(),
        randomBytes,
      )
      return { coupon, giftCard }
    })
  } finally {
    await close()
  }
}

const failed = (problems: readonly string[]): Error => new Error(problems.join('; '))

export const endPromotions = (url: string): Promise<unknown> =>
  withClient(url, (client) => client.query(`update promotion set active = false where code like 'bench-%'`))
