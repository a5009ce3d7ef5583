import { getAccountCounts, getProfile } from '@stoa/contract/identity/profile'
import { type CustomerCoupon, listCoupons } from '@stoa/contract/ordering/coupons'
import { getPoints } from '@stoa/contract/ordering/points'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProfile, startSession } from '../../../../../test/sample-customer.ts'
import { answer } from '../../../../../test/shop-stub.ts'
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

beforeEach(startSession)

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
      validUntil: '2026-11-30',
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
      validFrom: '2026-12-01',
    }),
    coupon('SET', { type: 'Customized', amount: null }),
  )
  const { getByRole } = await renderPage(<CouponsPage />, '/profile/coupons')
  const tickets = getByRole('region', { name: 'Ισχύουν' }).getByRole('listitem')
  const said = () => tickets.elements().map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  await expect
    .poll(said)
    .toEqual([
      expect.stringMatching(
        /^5,00 €Για τη γιορτή σαςΑπό 25,00 € και πάνω, μετά τις άλλες εκπτώσεις\. Ως τις 30 Νοεμβρίου 2026\. Το έχετε χρησιμοποιήσει 1 φορά\.FIVE/,
      ),
      expect.stringMatching(
        /^−15,5%.*Μόνο για: κατηγορία «Ποίηση»\. Προϋπόθεση: η πρώτη σας παραγγελία\. Χωρίς λήξη\.HALF/,
      ),
      expect.stringMatching(/^Δωρεάν.*Στα μεταφορικά\. Ισχύει από τις 1 Δεκεμβρίου 2026\. Χωρίς λήξη\.SOON/),
      expect.stringMatching(/^Προσφορά/),
    ])
  expect(getByRole('region', { name: 'Παλιά' }).elements()).toEqual([])
})

it('strikes what cannot be used, and says why', async () => {
  const lastOrder = { uid: '0b0b0b0b-0000-4000-8000-000000000001', code: 'STO-26-260418' }
  listed(
    coupon('USED', { reason: 'Redeemed', timesUsed: 1, lastOrder }),
    coupon('LATE', { reason: 'Expired', validUntil: '2026-08-31' }),
    coupon('GONE', { reason: 'Redeemed' }),
    coupon('OFF', { reason: 'Inactive', activated: false }),
  )
  const { getByRole, getByText } = await renderPage(<CouponsPage />, '/en/profile/coupons')
  await expect.element(getByText('None of your coupons is valid any more.')).toBeVisible()
  const rows = getByRole('region', { name: 'Past' }).getByRole('listitem')
  await expect.element(rows.nth(0).getByRole('link')).toHaveAttribute('href', `/en/profile/orders/${lastOrder.uid}`)
  expect(rows.elements().map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'USED · €5.00Used. Order STO-26-260418',
    'LATE · €5.00Expired on 31 August 2026.',
    'GONE · €5.00Used as often as it may be.',
    'OFF · €5.00Not valid.',
  ])
  expect(rows.elements().map((row) => row.querySelector('s')?.textContent)).toEqual(['USED', 'LATE', 'GONE', 'OFF'])
})

it('copies a code, or says that it could not', async () => {
  listed(coupon('FIVE'))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  const { getByRole, getByText } = await renderPage(<CouponsPage />, '/en/profile/coupons')
  const button = getByRole('button', { name: 'Copy code FIVE' })
  await button.click()
  await expect.element(getByText('Copying didn’t work.', { exact: false })).toBeVisible()
  write.mockResolvedValueOnce()
  await button.click()
  await expect.element(getByText('Copied: FIVE')).toBeInTheDocument()
  expect(write).toHaveBeenLastCalledWith('FIVE')
})

it('says when there are none, and the menu does not name them', async () => {
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
  expect(getByRole('link', { name: 'Coupons' }).elements()).toEqual([])
})

it('is in the menu with the number of those that can be used', async () => {
  listed(coupon('FIVE'), coupon('LATE', { reason: 'Expired' }))
  answerMenu()
  const { getByRole } = await renderPage(<AccountNav />, '/en/profile')
  await expect.element(getByRole('link', { name: /^Coupons/ })).toHaveTextContent('Coupons1')
})
