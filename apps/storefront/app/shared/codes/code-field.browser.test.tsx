import { type CodeAnswer, composeCartTotals, type Totals } from '@stoa/contract/ordering/cart'
import { couponRefusals } from '@stoa/domain/ordering/promotions/decide-coupon'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleTotals } from '../../../test/sample-books.ts'
import { answer } from '../../../test/shop-stub.ts'
import { tap } from '../../../test/tap.ts'
import { browserClient } from '../../api/browser-client.ts'
import { useCartTotals } from '../../api/use-cart-totals.ts'
import { codesStore } from '../../state/codes-store.ts'
import { CodeField } from './code-field.tsx'

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
  const priceWith = async (couponCodes: string[]): Promise<Totals> => {
    const outcome = await browserClient('en').call(composeCartTotals, { items, couponCodes })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    return outcome.value
  }
  return totals ? <CodeField totals={totals} priceWith={priceWith} /> : null
}

/** `answerOf`: what the shop says to each code. */
async function openField(answerOf: (code: string) => CodeAnswer, path = '/en/cart') {
  answer(composeCartTotals, (input) => ({
    ...sampleTotals(input.items),
    codes: (input.couponCodes ?? []).map(answerOf),
  }))
  const screen = await renderPage(<Field />, path)
  await screen.getByText('Coupon or gift card').click()
  return { ...screen, field: screen.getByRole('textbox', { name: 'Code' }) }
}

beforeEach(() => codesStore.clear())

it('takes a code by keyboard, says what it takes off, and gives it up by touch', async () => {
  const { field, getByRole, getByText } = await openField(() => applied)
  await field.fill('friend 30')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('−€3.00.', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(codesStore.read()).toEqual(['FRIEND-30'])
  await tap(getByRole('button', { name: 'Remove code FRIEND-30' }))
  await expect.poll(() => codesStore.read()).toEqual([])
  await expect.element(getByRole('status')).toMatchTextContent('Code FRIEND-30 has been removed.')
})

describe('a refused code stays in the field, with the reason', () => {
  it.each([
    [refusedWith('NotFound'), 'We can’t find this code. Could the O be a zero?'],
    [refusedWith('Expired', { at: '2026-10-31T21:59:59.999Z' }), 'It expired on 31 October.'],
    [refusedWith('Redeemed'), 'It has already been used as many times as it allows.'],
    [
      refusedWith('BetterDiscountAlreadyApplied'),
      'Your basket already has a better discount. We’ve kept the larger one.',
    ],
  ])('%o', async (refusal, message) => {
    const { field, getByRole, getByText } = await openField(() => refusal)
    await field.fill('FRIEND-30')
    await getByRole('button', { name: 'Apply' }).click()
    await expect.element(getByText(message)).toBeVisible()
    await expect.element(field).toHaveValue('FRIEND-30')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(codesStore.read()).toEqual([])
  })
})

it('keeps a code that the cart is too small for, and says what is missing', async () => {
  const refusal = refusedWith('OrderAmountBelowThreshold', { threshold: 6000, missing: 572 })
  const { field, getByRole, getByText } = await openField(() => refusal)
  await field.fill('friend-30')
  await getByRole('button', { name: 'Apply' }).click()
  await expect.element(getByText('Valid for orders of €60.00 or more. You need €5.72 more.')).toBeVisible()
  expect(codesStore.read()).toEqual(['FRIEND-30'])
})

it('has words for every refusal, in both languages', async () => {
  for (const path of ['/en/cart', '/cart']) {
    for (const reason of couponRefusals) {
      codesStore.clear()
      codesStore.add('FRIEND-30')
      answer(composeCartTotals, (input) => ({
        ...sampleTotals(input.items),
        codes: [refusedWith(reason, { threshold: 6000, missing: 572, at: '2026-10-31T10:00:00Z' })],
      }))
      const screen = await renderPage(<Field />, path)
      await expect.element(screen.getByRole('listitem')).toBeVisible()
      const text = screen.getByRole('listitem').element().textContent ?? ''
      expect(text.length, reason).toBeGreaterThan('FRIEND-30'.length + 10)
      expect(text).not.toContain('codes.refusals')
      await screen.unmount()
    }
  }
})

it('refuses what is no code, a code twice, and a sixth', async () => {
  const { field, getByText } = await openField((code) => ({ ...applied, code }))
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Enter the code as it is printed.')).toBeVisible()
  for (const code of ['AAA1', 'AAA2', 'AAA3', 'AAA4', 'AAA5', 'AAA6']) {
    await field.fill(code)
    await userEvent.keyboard('{Enter}')
    if (code !== 'AAA6') await expect.poll(() => codesStore.read()).toContain(code)
  }
  await expect.element(getByText('An order takes up to 5 codes. Remove one first.')).toBeVisible()
  await field.fill('aaa-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('You have already entered it.')).toBeVisible()
})

it('says when the shop does not answer, and keeps what was typed', async () => {
  const { field, getByText } = await openField(() => applied)
  answer(composeCartTotals, () => {
    throw new Error('gone')
  })
  await field.fill('FRIEND-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('We couldn’t check the code. Please try again in a moment.')).toBeVisible()
  await expect.element(field).toHaveValue('FRIEND-30')
})
