import { changeOrderAddress } from '@stoa/contract/ordering/order-changes'
import type { Order } from '@stoa/contract/ordering/orders'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleOrder } from '../../../test/sample-order.ts'
import { answer, refuse } from '../../../test/shop-stub.ts'
import { ChangeAddress } from './change-address.tsx'

const show = (order: Order) => renderPage(<ChangeAddress order={order} />, `/en/track-order/${order.uid}`)

async function openDialog(order = sampleOrder()) {
  const screen = await show(order)
  const opener = screen.getByRole('button', { name: 'Change delivery address' })
  await opener.click()
  return { order, opener, dialog: screen.getByRole('dialog', { name: `Where should order ${order.code} go?` }) }
}

it('sends the new address with the order’s uid, e-mail, town and postcode', async () => {
  const calls = answer(changeOrderAddress, () => sampleOrder())
  const { dialog, order, opener } = await openDialog()
  await expect.element(dialog).toMatchTextContent('another one changes the cost and the days of delivery')
  await dialog.getByRole('textbox', { name: 'Street and number' }).fill('9 Ippokratous')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  const { uid, email, billing } = order
  expect(calls.map(({ input }) => input)).toEqual([
    expect.objectContaining({
      uid,
      email,
      street: '9 Ippokratous',
      postalCode: billing.postalCode,
      city: billing.city,
    }),
  ])
})

it('starts with where the order goes, and asks for what is missing', async () => {
  const order = sampleOrder()
  const elsewhere = { ...order.billing, street: 'Torstrasse 1' }
  const { dialog } = await openDialog({ ...order, delivery: elsewhere })
  const street = dialog.getByRole('textbox', { name: 'Street and number' })
  await expect.element(street).toHaveValue('Torstrasse 1')
  await street.fill(' ')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect.element(street).toHaveAccessibleDescription('Enter a street and number.')
})

it('says why not, and can be tried again', async () => {
  const title = 'The address can no longer be changed here.'
  answer(changeOrderAddress, () => refuse('order_address_fixed', { title }))
  const { dialog } = await openDialog()
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect.element(dialog).toMatchTextContent(title)
  await expect.element(dialog).toBeVisible()
})

it.each([
  ['the shop has begun', { status: 'processing' }],
  ['it is collected', { shipping: 'store' }],
] as const)('is not offered once %s', async (_, changes) => {
  const { getByRole } = await show(sampleOrder(changes))
  await expect.element(getByRole('button')).not.toBeInTheDocument()
})
