import { getPaymentState } from '@stoa/contract/ordering/payments'
import type { PaymentStanding } from '@stoa/domain/ordering/payment/payment-standing'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { answer } from '../../../../../test/shop-stub.ts'
import { PaymentPendingPage } from './payment-pending-page.tsx'

const uid = '0b6a4d0e-9f3a-4a51-9a44-0f1f0a1b2c3d'
const contact = { email: undefined, phone: '210 000 0000', phoneHref: 'tel:+302100000000' }

afterEach(() => vi.useRealTimers())

const open = (path: string) => renderPage(<PaymentPendingPage uid={uid} code="STO-26-000001" contact={contact} />, path)

it.each([
  ['paid', `/en/checkout-success/${uid}`],
  ['payment_failed', `/en/checkout-failure?reason=payment_failed&order=${uid}`],
] as const)('goes on as soon as it is known: %s', async (end, target) => {
  let standing: PaymentStanding = 'pending'
  answer(getPaymentState, () => ({ standing }))
  const { getByRole, getByText, router } = await open(`/en/checkout-pending/${uid}`)
  await expect.element(getByRole('heading', { name: 'We’re checking your payment' })).toBeVisible()
  await expect.element(getByText(/^Waiting for the bank’s answer/)).toBeVisible()
  standing = end
  await expect.poll(() => router.state.location.pathname + router.state.location.search, { timeout: 8000 }).toBe(target)
})

it('says in Greek that it may be closed, and offers to start again', async () => {
  answer(getPaymentState, () => ({ standing: 'pending' as const }))
  const { getByRole, getByText } = await open(`/checkout-pending/${uid}`)
  await expect.element(getByText(/Μπορείτε να την κλείσετε/)).toBeVisible()
  const form = getByRole('button', { name: 'Νέα προσπάθεια πληρωμής' }).element().closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `/api/payments/begin/${uid}`])
})

it('asks often for five minutes, then seldom, and says so', async () => {
  const asked = answer(getPaymentState, () => ({ standing: 'pending' as const }))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const { getByText } = await open(`/en/checkout-pending/${uid}`)
  await expect.element(getByText(/^Waiting for the bank’s answer/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(30_000)
  // an answer may be on its way when it would be asked for
  expect(asked.length).toBeGreaterThan(5)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await expect.element(getByText(/^The bank is taking its time/)).toBeVisible()
  const before = asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length - before).toBeLessThan(4)
  expect(asked.length).toBeGreaterThan(before)
})
