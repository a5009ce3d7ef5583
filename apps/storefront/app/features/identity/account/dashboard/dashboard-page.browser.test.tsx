import { personChanged } from '@stoa/browser/session/session-store'
import { listAddresses } from '@stoa/contract/identity/addresses'
import { getProfile } from '@stoa/contract/identity/profile'
import { listCustomerOrders } from '@stoa/contract/ordering/customer-orders'
import { getPoints, listPointsEntries } from '@stoa/contract/ordering/points'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProfile, startSession } from '../../../../../test/sample-customer.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { DashboardPage } from './dashboard-page.tsx'

beforeEach(async () => {
  await startSession()
  answer(getProfile, () => sampleProfile)
  answer(listAddresses, () => [])
  answer(listCustomerOrders, () => ({ orders: [], total: 0 }))
  answer(getPoints, () => ({
    ...{ approved: 398, value: 398, pending: 0, clearsOn: null, owed: 0, minimum: 300, goal: 500, goalValue: 500 },
    ...{ expiring: null, monthsValid: 12, rules: [] },
  }))
  const birthday = { id: 1, kind: 'Birthday', points: 30, debt: 0, at: '2026-09-25T10:00:00.000Z' }
  const entries = [{ ...birthday, order: null, pending: false, clearsOn: null }]
  answer(listPointsEntries, () => ({ entries, total: 1 }))
})

it('says from the session of the browser since when somebody is a customer', async () => {
  const { getByText } = await renderPage(<DashboardPage />, '/en/profile')
  await expect.element(getByText('With us since 2026')).toBeVisible()
})

it('calls a woman by a name in -ις', async () => {
  personChanged({ firstName: 'Άρτεμις', gender: 'female' })
  const { getByRole } = await renderPage(<DashboardPage />, '/profile')
  await expect.element(getByRole('heading', { level: 1, name: /, Άρτεμις$/ })).toBeVisible()
})

it('shows the points with the latest of them, and leads to all', async () => {
  const { getByRole } = await renderPage(<DashboardPage />, '/en/profile')
  const card = getByRole('region', { name: '398 points' })
  await expect.element(card.getByText('worth €3.98')).toBeVisible()
  await expect.element(card.getByRole('listitem')).toHaveTextContent('Birthday +30')
  await expect
    .element(card.getByRole('link', { name: 'The whole history' }))
    .toHaveAttribute('href', '/en/profile/points')
})
