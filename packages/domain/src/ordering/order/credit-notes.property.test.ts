// However an order was paid and taxed, and in whatever parts it comes back: its credit notes together are its document, to the
// cent of each rate and means of payment, and none of them takes back more than is left.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyReturnsWithAllowances, returnAll } from '../../../test/any-returns.ts'
import { splitByWeight, sum } from '../../money.ts'
import { groupVat } from '../pricing/group-vat.ts'
import type { EarlierReturns, PaidLine, PaidOrder } from '../returns/return-amounts.ts'
import { type Credit, type CreditBasis, decideCredit, type SoldLine } from './credit-notes.ts'
import { documentAmounts } from './order-document.ts'

const rates = [0, 600, 1300, 2400] as const

/** Of each line the rates of its parts: one for a book, several for a set. */
const anyTaxed = fc.record({
  returns: anyReturnsWithAllowances,
  parts: fc.array(fc.array(fc.record({ rate: fc.constantFrom(...rates), weight: fc.nat(9) }), { minLength: 1 }), {
    minLength: 5,
    maxLength: 5,
  }),
})

type Shares = SoldLine['shares']

function sharesOf({ totalCents }: PaidLine, parts: { rate: number; weight: number }[] = []): Shares {
  const cents = splitByWeight(
    totalCents,
    parts.map(({ weight }) => weight),
  )
  return parts.map(({ rate }, index) => ({ rate, cents: cents[index] ?? 0 }))
}

function documentOf(order: PaidOrder, shares: readonly Shares[]) {
  const taxed = order.lines.flatMap(({ isCard, totalCents }, index) =>
    isCard
      ? [{ vatRate: 0, totalCents, outside: true }]
      : (shares[index] ?? []).map(({ rate, cents }) => ({ vatRate: rate, totalCents: cents, outside: false })),
  )
  const goodsCents = sum(order.lines.map(({ totalCents }) => totalCents))
  return documentAmounts({
    vat: groupVat(taxed, order.totalCents - goodsCents, 2400),
    outsideCents: sum(order.lines.map(({ isCard, totalCents }) => (isCard ? totalCents : 0))),
    means: [
      { kind: 'points' as const, cents: order.pointsCents },
      ...order.cards.map(({ cents }) => ({ kind: 'gift_card' as const, cents })),
    ],
    payment: { kind: 'card', transaction: 'T1' },
  })
}

interface Returned {
  order: PaidOrder
  shares: readonly Shares[]
  /** Everything so far. */
  worth: { line: number; quantity: number; cents: number }[]
  after: EarlierReturns
  allowanceCents: number
}

function goodsOf({ order, shares, worth, after, allowanceCents }: Returned): Pick<CreditBasis, 'lines' | 'givenBack'> {
  const backOf = (position: number) => {
    const rows = worth.filter(({ line }) => line === position)
    return { quantity: sum(rows.map(({ quantity }) => quantity)), cents: sum(rows.map(({ cents }) => cents)) }
  }
  const sold = sum(order.lines.map(({ line, isCard }) => (isCard ? backOf(line).cents : 0)))
  return {
    lines: order.lines.flatMap(({ line, quantity, totalCents, isCard }, index) =>
      isCard ? [] : [{ line, quantity, cents: totalCents, shares: shares[index] ?? [], back: backOf(line) }],
    ),
    givenBack: {
      cardsCents: sum(after.cards.map(({ cents }) => cents)),
      moneyCents: after.moneyCents - sold,
      allowanceCents,
    },
  }
}

type Document = NonNullable<ReturnType<typeof documentOf>>

/** After each allowance and each return, of which some give back nothing that a document has. */
function creditAll({ returns, parts }: { returns: Parameters<typeof returnAll>[0]; parts: Parts }): {
  document: Document | null
  credits: Credit[]
} {
  const { order } = returns
  const shares = order.lines.map((line, index) => sharesOf(line, parts[index]))
  const document = documentOf(order, shares)
  const [credits, worth]: [Credit[], Returned['worth']] = [[], []]
  const creditNext = (after: EarlierReturns, allowanceCents: number, complete: boolean) => {
    const credited = {
      vat: credits.flatMap((credit) => credit.amounts.vat),
      payments: credits.flatMap((credit) => credit.amounts.payments),
      lines: credits.flatMap((credit) => credit.lines),
      allowanceCents: sum(credits.map((credit) => credit.allowanceCents)),
    }
    const goods = goodsOf({ order, shares, worth, after, allowanceCents })
    const credit = document && decideCredit({ document, credited, ...goods, complete })
    if (credit) credits.push(credit)
  }
  for (const { amounts, before, after, allowedCents } of returnAll(returns)) {
    creditNext(before, allowedCents, false)
    worth.push(...amounts.lines)
    creditNext(after, allowedCents, amounts.complete)
  }
  return { document, credits }
}

type Parts = { rate: number; weight: number }[][]

const runs = { seed: 20_261_127, numRuns: 1500 }
/** Of a set with two rates, of which a later return leaves an allowance less of one than was credited. */
const lessLeft: Parameters<typeof creditAll>[0] = {
  returns: {
    order: {
      lines: [
        ...[2, 7548, 6603].map((totalCents, index) => ({
          totalCents,
          quantity: index + 2,
          line: index,
          isCard: true,
          gift: false,
        })),
        ...[10, 4].map((totalCents, index) => ({
          totalCents,
          quantity: 5 - 2 * index,
          line: 3 + index,
          isCard: false,
          gift: false,
        })),
      ],
      ...{ totalCents: 14682, pointsCents: 13, cards: [{ id: 0, cents: 443 }], dueCents: 14226 },
    },
    ...{ copies: [0, 3, 2, 3, 4, 3, 0, 2, 1, 2, 3, 4, 3, 2, 1, 1, 4], cuts: [5, 6], allowances: [36] },
  },
  parts: [
    ...Array.from({ length: 4 }, () => [{ rate: 0, weight: 0 }]),
    [
      { rate: 1300, weight: 1 },
      { rate: 2400, weight: 2 },
    ],
  ],
}

const perRate = (groups: Document['vat']) =>
  rates.map((rate) =>
    (['grossCents', 'netCents', 'vatCents'] as const).map((amount) =>
      sum(groups.map((group) => (group.rate === rate ? group[amount] : 0))),
    ),
  )
const perKind = (payments: Document['payments']) =>
  ['points', 'gift_card', 'card'].map((kind) => sum(payments.map((one) => (one.kind === kind ? one.cents : 0))))

test('all credit notes together are the document', () => {
  fc.assert(
    fc.property(anyTaxed, (input) => {
      const { document, credits } = creditAll(input)
      expect(perRate(credits.flatMap(({ amounts }) => amounts.vat))).toEqual(perRate(document?.vat ?? []))
      expect(perKind(credits.flatMap(({ amounts }) => amounts.payments))).toEqual(perKind(document?.payments ?? []))
    }),
    runs,
  )
})

test('each is the sum of its rates and its payments, with the VAT of its net, and names what came back', () => {
  fc.assert(
    fc.property(anyTaxed, (input) => {
      for (const { amounts, lines, allowanceCents } of creditAll(input).credits) {
        expect(sum(amounts.vat.map(({ grossCents }) => grossCents))).toBe(amounts.grossCents)
        expect(sum(amounts.payments.map(({ cents }) => cents))).toBe(amounts.grossCents)
        expect(amounts.netCents + amounts.vatCents).toBe(amounts.grossCents)
        expect(sum(lines.map(({ cents }) => cents)) + allowanceCents).toBeLessThanOrEqual(amounts.grossCents)
        for (const { rate, grossCents, netCents, vatCents } of amounts.vat) {
          expect(Math.min(grossCents, netCents, vatCents)).toBeGreaterThanOrEqual(0)
          expect(netCents + vatCents).toBe(grossCents)
          expect(Math.abs(Math.round((netCents * rate) / 10_000) - vatCents)).toBeLessThanOrEqual(1)
        }
      }
    }),
    { ...runs, examples: [[lessLeft]] },
  )
})
