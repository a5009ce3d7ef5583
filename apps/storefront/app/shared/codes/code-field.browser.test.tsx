import { valueOrThrow } from '@stoa/browser/query/refused'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { getPoints } from '@stoa/contract/ordering/points'
import type { CodeAnswer, Totals } from '@stoa/contract/ordering/totals'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleCodes, sampleTotals } from '../../../test/sample-books.ts'
import { startSession } from '../../../test/sample-customer.ts'
import { answer, refuse } from '../../../test/shop-stub.ts'
import { tap } from '../../../test/tap.ts'
import { browserClient } from '../../api/browser-client.ts'
import { useCartTotals } from '../../api/use-cart-totals.ts'
import { codesStore } from '../../state/codes-store.ts'
import { CodeField } from './code-field.tsx'

/** The last moment of October of a year: always winter time. */
const endOfOctober = (year: number) => `${year}-10-31T21:59:59.999Z`
const thisYear = new Date().getFullYear()

const items = [{ productId: 1, dimensionId: 0, quantity: 1 }]

const applied: CodeAnswer = {
  code: 'FRIEND-30',
  giftCard: false,
  applied: true,
  amount: 300,
  left: 0,
  unplaced: 0,
  reason: null,
  threshold: null,
  missing: null,
  better: null,
  copies: 1,
  limitedCopies: 0,
  partlyLimitedCopies: 0,
  at: null,
}
const refusedWith = (reason: CodeAnswer['reason'], given: Partial<CodeAnswer> = {}): CodeAnswer => ({
  ...applied,
  applied: false,
  amount: 0,
  reason,
  ...given,
})

function Field() {
  const totals = useCartTotals(items).data
  const priceWith = async (couponCodes: string[]): Promise<Totals> =>
    valueOrThrow(await browserClient('en').call(composeCartTotals, { items, couponCodes }))
  return totals ? <CodeField totals={totals} priceWith={priceWith} /> : null
}

/** `answerOf`: what the shop says to each code. */
async function openField(answerOf: (code: string) => CodeAnswer, path = '/en/cart', given: Partial<Totals> = {}) {
  answer(composeCartTotals, (input) => ({
    ...sampleTotals(input.items),
    ...sampleCodes((input.couponCodes ?? []).map(answerOf)),
    ...given,
  }))
  const screen = await renderPage(<Field />, path)
  // with codes in it, it is open already
  if (codesStore.read().length === 0) await screen.getByText('Coupon or gift card').click()
  return { ...screen, field: screen.getByRole('textbox', { name: 'Code' }) }
}

beforeEach(() => codesStore.clear())

it('takes a code by keyboard, says what it takes off, and gives it up by touch', async () => {
  const { field, getByRole, getByText } = await openField(() => applied)
  await field.fill('friend 30')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Applied: −€3.00.', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(codesStore.read()).toEqual(['FRIEND-30'])
  await tap(getByRole('button', { name: 'Remove code FRIEND-30' }))
  await expect.poll(() => codesStore.read()).toEqual([])
  await expect.element(getByRole('status')).toMatchTextContent('Code FRIEND-30 has been removed.')
})

it('removed by keyboard, a code leaves the focus to the next one, and the last one to the field', async () => {
  for (const code of ['AAA1', 'AAA2']) codesStore.add(code)
  const { field, getByRole } = await openField((code) => ({ ...applied, code }))
  const first = getByRole('button', { name: 'Remove code AAA1' })
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => codesStore.read()).toEqual(['AAA2'])
  await expect.element(getByRole('status')).toMatchTextContent('Code AAA1 has been removed.')
  await expect.element(getByRole('button', { name: 'Remove code AAA2' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => codesStore.read()).toEqual([])
  await expect.element(getByRole('status')).toMatchTextContent('Code AAA2 has been removed.')
  await expect.element(field).toBeVisible()
  await expect.element(field).toHaveFocus()
})

describe('a refused code stays in the field, with the reason', () => {
  it.each([
    [refusedWith('Redeemed', { giftCard: true }), 'Not counted: Redeemed. See when'],
    [refusedWith('NotFound'), 'Not counted: NotFound.'],
    [refusedWith('Pending', { at: endOfOctober(2099) }), 'Not counted: Pending.'],
    [refusedWith('Redeemed'), 'Not counted: Redeemed.'],
    [refusedWith('NotApplicable', { firstOrderOnly: true }), 'Not counted: NotApplicable.'],
  ])('%o', async (refusal, message) => {
    const { field, getByRole } = await openField(() => refusal)
    await field.fill('FRIEND-30')
    await getByRole('button', { name: 'Apply' }).click()
    await expect.element(field).toHaveAccessibleDescription(message)
    await expect.element(field).toHaveValue('FRIEND-30')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(codesStore.read()).toEqual([])
  })
})

it('says calmly that a better discount is kept', async () => {
  const { field, getByRole } = await openField(() => refusedWith('BetterDiscountAlreadyApplied', { better: 278 }))
  await field.fill('FRIEND-30')
  await getByRole('button', { name: 'Apply' }).click()
  await expect.element(field).toHaveAccessibleDescription('Not counted: BetterDiscountAlreadyApplied.')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  expect(codesStore.read()).toEqual([])
})

it('keeps a code that the cart is too small for in the field with what is missing, until it counts', async () => {
  let answerNow = refusedWith('OrderAmountBelowThreshold', { threshold: 6000, missing: 572 })
  const { field, getByRole } = await openField((code) => (code === 'OTHER' ? { ...applied, code } : answerNow))
  await field.fill('friend-30')
  await getByRole('button', { name: 'Apply' }).click()
  await expect.element(field).toHaveAccessibleDescription('Not counted: OrderAmountBelowThreshold.')
  await expect.element(field).toHaveValue('friend-30')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(getByRole('listitem')).not.toBeInTheDocument()
  expect(codesStore.read()).toEqual(['FRIEND-30'])
  answerNow = applied
  codesStore.add('OTHER')
  await expect.element(getByRole('listitem').filter({ hasText: 'FRIEND-30' })).toMatchTextContent('Applied: −€3.00.')
  await expect.element(field).toHaveValue('')
})

it('says of a gift card that pays nothing why', async () => {
  const { field, getByRole } = await openField(() => ({ ...applied, giftCard: true, amount: 0, left: 500 }))
  await field.fill('FRIEND-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('listitem')).toMatchTextContent('Gift card …D-30 Not counted: gift_card_not_needed.')
})

it('lists a kept code above the field once another is typed', async () => {
  const refusal = refusedWith('OrderAmountBelowThreshold', { threshold: 6000, missing: 572 })
  const { field, getByRole } = await openField(() => refusal)
  await field.fill('friend-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('ANOTHER')
  await expect.element(getByRole('listitem')).toMatchTextContent('FRIEND-30 Not counted: OrderAmountBelowThreshold.')
})

it.each([
  [
    'reduces some',
    { copies: 3, limitedCopies: 2 },
    'Applied to 3 of the 5 items it covers (−€3.00). The others have a fixed price.',
  ],
  [
    'reduces some by less than it might',
    { copies: 3, partlyLimitedCopies: 1 },
    'Applied: −€3.00. On one item, or on a book in it, the fixed book price allows no more.',
  ],
  ['has an end', { at: endOfOctober(thisYear) }, 'Applied: −€3.00. Valid until 31 October.'],
  ['ends today', { at: new Date().toISOString() }, 'Applied: −€3.00. Valid until tonight.'],
  ['is a gift card with nothing left', { giftCard: true, amount: 1000 }, '−€10.00. That uses up the card.'],
  ['is a gift card', { giftCard: true, amount: 1000, left: 500 }, 'Gift card …D-30 −€10.00. €5.00 stays on the card.'],
])('says of a code that %s what it does', async (_, given, message) => {
  const { field, getByRole } = await openField(() => ({ ...applied, ...given }))
  await field.fill('FRIEND-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('listitem')).toMatchTextContent(message)
})

it('is as wide with a refusal as without, beside its button', async () => {
  const { field, getByRole } = await openField(() => refusedWith('NotFound'))
  const widthOf = () => field.element().getBoundingClientRect().width
  const before = widthOf()
  await field.fill('FRIEND-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(widthOf()).toBe(before)
  const button = getByRole('button', { name: 'Apply' }).element().getBoundingClientRect()
  expect(Math.abs(button.bottom - field.element().getBoundingClientRect().bottom)).toBeLessThan(2)
})

it('asks anew what a code does once its customer has signed in', async () => {
  codesStore.add('FRIEND-30')
  let answerNow = refusedWith('CustomerNotAllowed')
  const { getByRole } = await openField(() => answerNow)
  await expect.element(getByRole('listitem')).toMatchTextContent('Not counted: CustomerNotAllowed.')
  answer(getPoints, () => refuse('not_found'))
  answerNow = applied
  await startSession()
  await expect.element(getByRole('listitem')).toMatchTextContent('Applied: −€3.00.')
})

it('gives the place of the oldest code that does nothing to a sixth, if that may count', async () => {
  const answerOf = (code: string): CodeAnswer => {
    if (code === 'AAA1' || code === 'AAA6') return { ...applied, code }
    return refusedWith(code === 'AAA7' ? 'NotFound' : 'NoShippingFeeToDiscount', { code })
  }
  for (const code of ['AAA1', 'AAA2', 'AAA3', 'AAA4', 'AAA5']) codesStore.add(code)
  const { field, getByRole } = await openField(answerOf)
  await expect.poll(() => getByRole('listitem').elements()).toHaveLength(5)
  await field.fill('AAA7')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(codesStore.read()).toEqual(['AAA1', 'AAA2', 'AAA3', 'AAA4', 'AAA5'])
  await field.fill('AAA6')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => codesStore.read()).toEqual(['AAA1', 'AAA3', 'AAA4', 'AAA5', 'AAA6'])
  await expect.element(getByRole('status')).toMatchTextContent('Code AAA2 has been removed.')
})

it('refuses what is no code, a code twice, and a sixth', async () => {
  const { field, getByText } = await openField((code) => ({ ...applied, code }))
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Enter the code as it is printed.').last()).toBeVisible()
  for (const code of ['AAA1', 'AAA2', 'AAA3', 'AAA4', 'AAA5', 'AAA6']) {
    await field.fill(code)
    await userEvent.keyboard('{Enter}')
    if (code !== 'AAA6') await expect.poll(() => codesStore.read()).toContain(code)
  }
  await expect.element(field).toHaveAccessibleDescription('An order takes up to 5 codes. Remove one first.')
  await field.fill('aaa-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('You have already entered it.')
})

it('says when the shop does not answer, and keeps what was typed', async () => {
  const { field, getByText } = await openField(() => applied)
  answer(composeCartTotals, () => {
    throw new Error('gone')
  })
  await field.fill('FRIEND-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('We couldn’t check the code. Please try again in a moment.').last()).toBeVisible()
  await expect.element(field).toHaveValue('FRIEND-30')
})

it('says how long to wait where too many codes were tried', async () => {
  const { field, getByText } = await openField(() => applied)
  answer(composeCartTotals, () => refuse('too_many_requests', { retryAfter: '2911' }))
  await field.fill('FRIEND-30')
  await userEvent.keyboard('{Enter}')
  const sentence =
    'Too many codes have been tried from your connection. Try again in 49 minutes, or continue without a code.'
  await expect.element(getByText(sentence).first()).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(sentence)
})

it('says at the switch that fewer points pay than were wished for', async () => {
  await startSession()
  answer(getPoints, () => ({
    ...{ approved: 398, value: 398, pending: 0, clearsOn: null, owed: 0, minimum: 300, goal: 500, goalValue: 500 },
    ...{ expiring: null, monthsValid: 12, rules: [] },
  }))
  const message = 'Of the 398 points you asked for, 100 are used.'
  const problem = { kind: 'points', reason: 'points_pay_goods', message, line: null, name: null, code: null } as const
  answer(composeCartTotals, (input) => ({
    ...sampleTotals(input.items),
    problems: input.loyaltyPoints ? [problem] : [],
  }))
  const { getByRole } = await renderPage(<Field />, '/en/cart')
  const wish = getByRole('checkbox', { name: /^Use points/ })
  await expect.element(wish).toHaveAccessibleDescription(/^They can be used from/)
  await wish.click()
  await expect.element(wish).toHaveAccessibleDescription(message)
  await tap(wish)
  await expect.element(wish).toHaveAccessibleDescription(/^They can be used from/)
})
