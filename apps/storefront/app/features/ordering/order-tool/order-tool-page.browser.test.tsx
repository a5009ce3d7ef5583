import { updateOrderState } from '@stoa/contract/ordering/order-tool'
import { getOrderStatusChanges } from '@stoa/contract/ordering/orders'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { sampleOrder } from '../../../../test/sample-order.ts'
import { answer, refuse } from '../../../../test/shop-stub.ts'
import { OrderToolPage } from './order-tool-page.tsx'

const at = '2026-03-02T10:00:00.000Z'

/** An order of its own, so that no other test's is in the cache. */
async function openPage(uid: string, status: OrderStatus) {
  const changes = [{ status: 'pending' as const, at }, ...(status === 'pending' ? [] : [{ status, at }])]
  const order = sampleOrder({ uid, status, changes })
  const shown = { order }
  answer(getOrderStatusChanges, () => shown.order)
  const { getByRole, getByLabelText, getByText } = await renderPage(
    <OrderToolPage uid={uid} initialTracking={order} />,
    `/en/order-tool/${uid}?provider=softone`,
  )
  return {
    shown,
    order,
    provider: getByLabelText('Name of the tool'),
    key: getByLabelText('Tool key', { exact: true }),
    status: getByLabelText('New status'),
    notify: getByRole('checkbox', { name: /^Tell the customer/ }),
    submit: getByRole('button', { name: 'Change status' }),
    getByRole,
    getByText,
  }
}

const movedTo = (uid: string, status: OrderStatus) => ({
  uid,
  code: 'STO-26-000001',
  status,
  changed: true,
  changes: [{ status, at }],
})

it('offers the moves that a tool may make, and makes one with the key in a header', async () => {
  const uid = '0e0e0e0e-0000-4000-8000-000000000001'
  const calls = answer(updateOrderState, () => movedTo(uid, 'inDelivery'))
  const { shown, order, provider, key, status, submit, getByRole } = await openPage(uid, 'processing')
  await expect.element(provider).toHaveValue('softone')
  const options = status.getByRole('option').elements()
  expect(options.map((option) => option.getAttribute('value'))).toEqual([
    ...['', 'invoiced', 'inDelivery', 'readyForPickup', 'cancelled', 'notAvailable'],
  ])
  await key.fill('k'.repeat(32))
  await status.selectOptions('inDelivery')
  shown.order = { ...order, changes: [...order.changes, { status: 'inDelivery', at }] }
  await submit.click()
  await expect.element(getByRole('status').filter({ hasText: 'On its way' })).toBeVisible()
  await expect.element(status.getByRole('option', { name: 'Partly delivered' })).toBeInTheDocument()
  expect(calls.map(({ input, headers }) => [input.status, headers.get('x-tool-key')])).toEqual([
    ['inDelivery', 'k'.repeat(32)],
  ])
})

it('asks of a cancel whether the buyer is told', async () => {
  const uid = '0e0e0e0e-0000-4000-8000-000000000002'
  const calls = answer(updateOrderState, () => movedTo(uid, 'cancelled'))
  const { key, status, notify, submit } = await openPage(uid, 'pending')
  await expect.element(notify).not.toBeInTheDocument()
  await key.fill('k'.repeat(32))
  await status.selectOptions('cancelled')
  await expect.element(notify).toBeChecked()
  await notify.click()
  await submit.click()
  await expect.poll(() => calls.map(({ input }) => input.notification)).toEqual(['order_canceled'])
})

it('says at the key that it is wrong, and of a move that the order is elsewhere', async () => {
  const uid = '0e0e0e0e-0000-4000-8000-000000000003'
  const title = 'The key isn’t one of this tool’s.'
  answer(updateOrderState, () => refuse('tool_key_wrong', { title }))
  const { key, status, submit, getByRole } = await openPage(uid, 'pending')
  await submit.click()
  await expect.element(key).toHaveAccessibleDescription(/Enter the tool key/)
  await key.fill('wrong')
  await status.selectOptions('processing')
  await submit.click()
  await expect.element(key).toHaveAccessibleDescription(new RegExp(title))
  const elsewhere = 'This order can’t go from its current state to that one.'
  answer(updateOrderState, () => refuse('order_move_refused', { title: elsewhere }))
  await key.fill('k'.repeat(32))
  await submit.click()
  await expect.element(getByRole('alert').filter({ hasText: elsewhere })).toBeVisible()
})

it('has no form for an order whose life is over', async () => {
  const { getByText, submit } = await openPage('0e0e0e0e-0000-4000-8000-000000000004', 'refund')
  await expect.element(getByText('This order’s status can’t change any more from here.')).toBeVisible()
  await expect.element(submit).not.toBeInTheDocument()
})
