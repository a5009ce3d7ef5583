import { cancelOrder } from '@stoa/contract/ordering/order-changes'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleOrder } from '../../../test/sample-order.ts'
import { answer, refuse } from '../../../test/shop-stub.ts'
import { CancelOrder } from './cancel-order.tsx'

async function openDialog() {
  const order = sampleOrder({ status: 'pending' })
  const { uid, email, code, status } = order
  const screen = await renderPage(
    <CancelOrder uid={uid} email={email} code={code} status={status} />,
    `/en/track-order/${uid}`,
  )
  const opener = screen.getByRole('button', { name: 'Cancel order' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: `Cancel order ${code}?` })
  return { ...screen, order, opener, dialog }
}

it('asks first, and says what will happen', async () => {
  const calls = answer(cancelOrder, () => sampleOrder())
  const { dialog, opener, order } = await openDialog()
  await expect.element(dialog).toMatchTextContent(order.email)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(calls).toHaveLength(0)
})

it('cancels with the order’s uid and e-mail', async () => {
  const calls = answer(cancelOrder, () => sampleOrder({ status: 'cancelled' }))
  const { dialog, order } = await openDialog()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.map(({ input }) => input)).toEqual([{ uid: order.uid, email: order.email }])
})

it('says why not, and can be tried again', async () => {
  const title = 'This order can no longer be cancelled here.'
  answer(cancelOrder, () => refuse('order_not_cancellable', { title }))
  const { dialog } = await openDialog()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(title)
  await expect.element(dialog).toBeVisible()
})

it('is not offered once the shop has begun', async () => {
  const { uid, email, code } = sampleOrder()
  const { getByRole } = await renderPage(
    <CancelOrder uid={uid} email={email} code={code} status="processing" />,
    `/en/track-order/${uid}`,
  )
  await expect.element(getByRole('button')).not.toBeInTheDocument()
})
