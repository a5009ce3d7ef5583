import { getAccountCounts, getProfile } from '@stoa/contract/identity/profile'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { type CustomerCoupon, listCoupons } from '@stoa/contract/ordering/coupons'
import { getPoints } from '@stoa/contract/ordering/points'
import type { CodeAnswer } from '@stoa/contract/ordering/totals'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleProfile, startSession } from '../../../../../test/sample-customer.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { codesStore } from '../../../../state/codes-store.ts'
import { AccountNav } from '../layout/account-nav.tsx'
import { CouponsPage } from './coupons-page.tsx'

const coupon = (code: string, changes: Partial<CustomerCoupon> = {}): CustomerCoupon => ({
  code,
  name: 'Για τη γιορτή σας',
  type: 'FixedAmount',
  onShipping: false,
  amount: 500,
  percentage: null,
  selected: false,
  terms: [],
  conditional: false,
  minimum: null,
  fullPriceMinimum: null,
  validFrom: null,
  validUntil: null,
  activated: true,
  timesUsed: 0,
  reason: null,
  lastOrder: null,
  ...changes,
})
const percentage = (share: number) => ({ type: 'Percentage', amount: null, percentage: share }) as const
const listed = (...coupons: CustomerCoupon[]) => answer(listCoupons, () => ({ coupons }))

/** That it takes five euros off. */
const taken = (code: string): CodeAnswer => ({
  ...{ code: code.toUpperCase(), giftCard: false, applied: true, amount: 500, left: 0, unplaced: 0, reason: null },
  ...{ threshold: null, missing: null, better: null, copies: 1, limitedCopies: 0, partlyLimitedCopies: 0, at: null },
})

const answerTotals = () =>
  answer(composeCartTotals, ({ items, couponCodes = [] }) => ({
    ...sampleTotals(items),
    codes: couponCodes.map(taken),
  }))

beforeEach(async () => {
  codesStore.clear()
  cartStore.clear()
  await startSession()
})

const answerMenu = () => {
  answer(getProfile, () => sampleProfile)
  answer(getAccountCounts, () => ({ orders: 0, addresses: 0 }))
  answer(getPoints, () => ({
    ...{ approved: 0, value: 0, pending: 0, clearsOn: null, owed: 0, minimum: 300, goal: 300, goalValue: 300 },
    ...{ expiring: null, monthsValid: 12, rules: [] },
  }))
}

it('shows what each is worth, on which terms and until when', async () => {
  listed(
    coupon('FIVE', {
      terms: ['Από 25,00 € και πάνω, μετά τις άλλες εκπτώσεις.'],
      validUntil: '2098-11-30',
      timesUsed: 1,
    }),
    coupon('HALF', {
      ...percentage(1550),
      terms: ['Μόνο για: κατηγορία «Ποίηση».', 'Προϋπόθεση: η πρώτη σας παραγγελία.'],
    }),
    coupon('SOON', {
      ...percentage(10_000),
      onShipping: true,
      terms: ['Στα μεταφορικά.'],
      reason: 'Pending',
      validFrom: '2098-12-01',
    }),
    coupon('SET', { type: 'Customized', amount: null }),
  )
  const { getByRole } = await renderPage(<CouponsPage />, '/profile/coupons')
  const tickets = getByRole('region', { name: 'Ισχύουν', exact: true }).getByRole('listitem')
  const coming = getByRole('region', { name: 'Ισχύουν αργότερα' }).getByRole('listitem')
  const said = () => tickets.elements().map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  await expect
    .poll(said)
    .toEqual([
      expect.stringMatching(
        /^5,00 €Για τη γιορτή σαςΑπό 25,00 € και πάνω, μετά τις άλλες εκπτώσεις\. Ως τις 30 Νοεμβρίου 2098\. Το έχετε χρησιμοποιήσει 1 φορά\.FIVE/,
      ),
      expect.stringMatching(
        /^−15,5%.*Μόνο για: κατηγορία «Ποίηση»\. Προϋπόθεση: η πρώτη σας παραγγελία\. Χωρίς λήξη\.HALF/,
      ),
      expect.stringMatching(/^Προσφορά/),
    ])
  await expect
    .element(coming)
    .toMatchTextContent(/^Δωρεάν.*Στα μεταφορικά\. Ισχύει από τις 1 Δεκεμβρίου 2098\. Χωρίς λήξη\.SOON/)
  expect(getByRole('region', { name: 'Παλιά' }).elements()).toEqual([])
})

it('strikes what cannot be used, and says why', async () => {
  const lastOrder = { uid: '0b0b0b0b-0000-4000-8000-000000000001', code: 'STO-26-260418' }
  listed(
    coupon('USED', { reason: 'Redeemed', timesUsed: 1, lastOrder }),
    coupon('LATE', { reason: 'Expired', validUntil: '2026-08-31' }),
    coupon('GONE', { reason: 'Redeemed' }),
    coupon('OFF', { reason: 'Inactive', activated: false }),
    coupon('FIRST', { reason: 'NotApplicable', firstOrderOnly: true }),
    coupon('GROUP', { reason: 'CustomerNotAllowed' }),
  )
  const { getByRole, getByText } = await renderPage(<CouponsPage />, '/en/profile/coupons')
  await expect.element(getByText('None of your coupons is valid any more.')).toBeVisible()
  const rows = getByRole('region', { name: 'Past' }).getByRole('listitem')
  await expect.element(rows.nth(0).getByRole('link')).toHaveAttribute('href', `/en/profile/orders/${lastOrder.uid}`)
  expect(rows.elements().map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'USED · €5.00Used. Order STO-26-260418',
    'LATE · €5.00Expired on 31 August 2026.',
    'GONE · €5.00Used as often as it may be.',
    'OFF · €5.00No longer valid.',
    'FIRST · €5.00It was for your first order.',
    'GROUP · €5.00No longer valid for your account.',
  ])
  expect(rows.elements().map((row) => row.querySelector('s')?.textContent)).toEqual([
    'USED',
    'LATE',
    'GONE',
    'OFF',
    'FIRST',
    'GROUP',
  ])
})

it('puts a code into the basket with one press, once; one that has not begun cannot be', async () => {
  listed(coupon('FIVE'), coupon('SOON', { reason: 'Pending', validFrom: '2099-12-01' }))
  answerTotals()
  const screen = await renderPage(<CouponsPage />, '/en/profile/coupons')
  expect(screen.getByRole('button', { name: 'Use SOON' }).elements()).toEqual([])
  await tap(screen.getByRole('button', { name: 'Use FIVE' }))
  await expect.poll(screen.address).toBe('/en/cart')
  expect(codesStore.read()).toEqual(['FIVE'])
  await screen.unmount()
  const again = await renderPage(<CouponsPage />, '/en/profile/coupons')
  await tap(again.getByRole('button', { name: 'Use FIVE' }))
  await expect.poll(again.address).toBe('/en/cart')
  expect(codesStore.read()).toEqual(['FIVE'])
})

it('says instead that the basket takes no more codes', async () => {
  listed(coupon('FIVE'))
  answerTotals()
  for (const code of ['AAA1', 'AAA2', 'AAA3', 'AAA4', 'AAA5']) codesStore.add(code)
  const { getByRole } = await renderPage(<CouponsPage />, '/en/profile/coupons')
  const ticket = getByRole('region', { name: 'Valid' }).getByRole('listitem')
  await expect.element(ticket).toMatchTextContent('An order takes up to 5 codes. Remove one first.')
})

it.each([
  ['an empty basket waits for goods', [], 'Kept: it counts as soon as there is something in your basket.'],
  ['a basket says what it takes off', [{ productId: 1, dimensionId: 0, quantity: 1 }], 'Applied: −€5.00.'],
])('takes any code: %s', async (_, items, said) => {
  listed()
  cartStore.replace(items)
  const calls = answerTotals()
  const { getByRole, getByLabelText } = await renderPage(<CouponsPage />, '/en/profile/coupons')
  await getByLabelText('Have a code?').fill('friend')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('listitem').filter({ hasText: 'FRIEND' })).toMatchTextContent(said)
  expect(codesStore.read()).toEqual(['FRIEND'])
  expect(calls.at(-1)?.input.items).toHaveLength(items.length)
  await expect.element(getByRole('link', { name: 'To the basket' })).toHaveAttribute('href', '/en/cart')
})

it('says of the last fortnight how many days are left', async () => {
  const today = dayOf(Date.now())
  listed(
    coupon('TODAY', { validUntil: isoDay(today) }),
    coupon('SOON', { validUntil: isoDay(today + 14) }),
    coupon('LATER', { validUntil: isoDay(today + 15) }),
  )
  const { getByRole } = await renderPage(<CouponsPage />, '/en/profile/coupons')
  const tickets = getByRole('region', { name: 'Valid' }).getByRole('listitem')
  await expect.element(tickets.nth(0)).toMatchTextContent('Last day')
  await expect.element(tickets.nth(1)).toMatchTextContent('14 days left')
  expect(tickets.nth(2).element().textContent).not.toContain('days left')
})

it('says when there are none, and is the current entry of the menu', async () => {
  listed()
  answerMenu()
  const { getByRole } = await renderPage(
    <>
      <AccountNav />
      <CouponsPage />
    </>,
    '/en/profile/coupons',
  )
  await expect.element(getByRole('heading', { name: 'You have no coupons' })).toBeVisible()
  await expect.element(getByRole('link', { name: /^Coupons/ })).toHaveAttribute('aria-current', 'page')
})

it('is in the menu of an account without coupons, for a code can be entered there', async () => {
  listed()
  answerMenu()
  const { getByRole } = await renderPage(<AccountNav />, '/en/profile')
  await expect.element(getByRole('link', { name: /^Coupons/ })).toHaveTextContent('Coupons0')
})

it('is in the menu with the number of those that can be used', async () => {
  listed(coupon('FIVE'), coupon('LATE', { reason: 'Expired' }))
  answerMenu()
  const { getByRole } = await renderPage(<AccountNav />, '/en/profile')
  await expect.element(getByRole('link', { name: /^Coupons/ })).toHaveTextContent('Coupons1')
})
