import { composeCartTotals } from '@stoa/contract/ordering/cart'
import type { CodeAnswer } from '@stoa/contract/ordering/totals'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleCodes, sampleTotals } from '../../../test/sample-books.ts'
import { answer } from '../../../test/shop-stub.ts'
import { tap } from '../../../test/tap.ts'
import { cartStore } from '../../state/cart-store.ts'
import { codesStore } from '../../state/codes-store.ts'
import { WaitingCodes } from './waiting-codes.tsx'

const card: CodeAnswer = {
  ...{ code: '7K2M-9QRT-4VXZ-0AB3', giftCard: true, applied: true, amount: 0, left: 2500, unplaced: 0, reason: null },
  ...{ threshold: null, missing: null, better: null, copies: 0, limitedCopies: 0, partlyLimitedCopies: 0, at: null },
}

beforeEach(() => {
  cartStore.clear()
  codesStore.clear()
})

async function openWith(given: Partial<CodeAnswer>) {
  codesStore.add(card.code)
  answer(composeCartTotals, ({ items, couponCodes = [] }) => ({
    ...sampleTotals(items),
    ...sampleCodes(couponCodes.map(() => ({ ...card, ...given }))),
  }))
  return await renderPage(<WaitingCodes />, '/en/cart')
}

it('says of an empty cart’s gift card that it waits for goods, and gives it up', async () => {
  const { getByRole } = await openWith({})
  await expect
    .element(getByRole('listitem'))
    .toMatchTextContent(
      'Gift card …0AB3 Kept: it has €25.00 on it and pays as soon as there is something in your basket.',
    )
  await tap(getByRole('button', { name: `Remove code ${card.code}` }))
  await expect.element(getByRole('listitem')).not.toBeInTheDocument()
  expect(codesStore.read()).toEqual([])
})

it.each([
  ['NoDiscountableItems', {}, 'Kept: it counts as soon as'],
  ['Redeemed', {}, 'Not counted: Redeemed.'],
  ['NotApplicable', { firstOrderOnly: true }, 'Not counted: NotApplicable.'],
] as const)('says of a coupon, %s, whether it waits', async (reason, given, said) => {
  const { getByRole } = await openWith({ giftCard: false, applied: false, reason, ...given })
  await expect.element(getByRole('listitem')).toMatchTextContent(said)
})
