import { personChanged } from '@stoa/browser/session/session-store'
import { listAddresses } from '@stoa/contract/identity/addresses'
import { getProfile } from '@stoa/contract/identity/profile'
import { listCustomerOrders } from '@stoa/contract/ordering/customer-orders'
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
