import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { cancelOrder } from '@stoa/contract/ordering/order-changes'
import { listOrderReturns } from '@stoa/contract/ordering/order-returns'
import { getOrderStatusChanges, lookUpOrder, type OrderLine } from '@stoa/contract/ordering/orders'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleOrder } from '../../../../../test/sample-order.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { OrderPage } from './order-page.tsx'

const order = sampleOrder()

beforeEach(() => {
  answer(listOrderReturns, () => ({ statements: [], returns: [] }))
})

async function openPage(uid = order.uid) {
  const contact = { email: 'help@example.gr', phone: undefined, phoneHref: undefined }
  const screen = await renderPage(
    <OrderPage uid={uid} initialTracking={order} contact={contact} />,
    `/en/track-order/${uid}`,
  )
  return {
    ...screen,
    email: screen.getByLabelText('E-mail used for the order'),
    submit: screen.getByRole('button', { name: 'Open order' }),
    alert: screen.getByRole('alert').filter({ hasText: /\S/ }),
  }
}

it.each([
  ['too_many_requests', 'Too many tries. Wait a little.'],
  ['session_required', 'Please sign in to continue.'],
  ['bad_input', 'Something in it is wrong.'],
] as const)('says %s in its own words, keeps the e-mail, and tries again', async (code, title) => {
  answer(getOrderStatusChanges, () => order)
  answer(lookUpOrder, () => refuse(code, { title, retryAfter: '600' }))
  const { email, submit, alert, getByRole } = await openPage()
  await email.fill('eleni@example.gr')
  await submit.click()
  await expect.element(alert).toMatchTextContent(title)
  await expect.element(email).toHaveValue('eleni@example.gr')
  await expect.element(email).toBeValid()
  answer(lookUpOrder, () => order)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByRole('region', { name: 'Order details' })).toBeVisible()
})

it('calls an e-mail wrong which is not the order’s', async () => {
  answer(getOrderStatusChanges, () => order)
  answer(lookUpOrder, () => refuse('order_not_found'))
  const { email, submit } = await openPage()
  await email.fill('eleni@example.gr')
  await submit.click()
  await expect.element(email).toBeInvalid()
  await expect.element(email).toHaveAccessibleDescription(/isn’t the e-\u2060mail for this order/)
})

it('shows an order that was cancelled as it is now, and takes the focus along', async () => {
  let current = sampleOrder({ status: 'pending' })
  answer(getOrderStatusChanges, () => current)
  answer(lookUpOrder, () => current)
  answer(cancelOrder, () => {
    const cancelled = { status: 'cancelled', at: '2026-03-02T10:00:00.000Z' } as const
    current = { ...current, status: 'cancelled', changes: [...current.changes, cancelled] }
    return current
  })
  const { email, submit, getByRole, getByText } = await openPage('0d0d0d0d-0000-4000-8000-000000000000')
  await email.fill('eleni@example.gr')
  await submit.click()
  const opener = getByRole('button', { name: 'Cancel order' })
  await opener.click()
  await getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(getByRole('main')).toHaveFocus()
  await expect.element(opener).not.toBeInTheDocument()
  await expect.element(getByText('Cancelled', { exact: true }).first()).toBeVisible()
})

it('says that the progress shown may be old', async () => {
  answer(getOrderStatusChanges, () => refuse('too_many_requests', { title: 'Too many calls.', retryAfter: '600' }))
  const { alert } = await openPage('0c0c0c0c-0000-4000-8000-000000000000')
  await expect.element(alert).toMatchTextContent('We couldn’t refresh the order’s progress. Too many calls.')
})

const line = (name: string): OrderLine => ({
  ...{
    productId: name.length,
    dimensionId: 0,
    quantity: 1,
    unitPrice: 1000,
    unitPriceBeforeDiscount: null,
    total: 1000,
  },
  ...{ code: name, name, gift: false, notes: [], dimensionName: null },
})

it('says of a thing in which box it is, and what the card says', async () => {
  const pencil = line('Μολύβι')
  const items = [{ productId: pencil.productId, dimensionId: 0, quantity: 1, name: pencil.name }]
  const box = { ...line('Κουτί'), extension: { box: { items, words: 'Με αγάπη' } } }
  const boxed = sampleOrder({
    uid: '1b8fad5b-d9cb-469f-a165-70867728950e',
    lines: [pencil, box, { ...pencil, boxLine: 1 }],
  })
  answer(getOrderStatusChanges, () => boxed)
  answer(lookUpOrder, () => boxed)
  answer(listProductsByIds, () => [])
  const { email, submit, getByRole } = await openPage(boxed.uid)
  await email.fill('eleni@example.gr')
  await submit.click()
  const lines = getByRole('listitem').filter({ hasText: 'Μολύβι' })
  await expect.element(lines.nth(1)).toMatchTextContent('In “Κουτί”')
  await expect.element(lines.first()).not.toMatchTextContent('In “Κουτί”')
  await expect.element(getByRole('listitem').filter({ hasText: 'Card in the box: “Με αγάπη”' }).first()).toBeVisible()
})

async function openByLink(overrides: Parameters<typeof sampleOrder>[0], uid: string) {
  const { getByRole } = await renderPage(
    <OrderPage uid={uid} initialTracking={sampleOrder(overrides)} contact={{}} />,
    `/en/track-order/${uid}`,
  )
  return getByRole
}

it.each([
  ['1', 'a card that did not pay', { payment: 'card', status: 'pending' }, 1],
  ['2', 'a hold that was lost', { payment: 'card', status: 'processing', payBy: '2026-12-01' }, 1],
  ['3', 'a card that has paid', { payment: 'card', status: 'processing' }, 0],
  ['4', 'cash on delivery', { status: 'pending' }, 0],
] as const)(
  'is paid by whoever has its link, before the e-mail is given (%s: %s)',
  async (id, _, overrides, offered) => {
    const uid = `1e1e1e1e-0000-4000-8000-00000000000${id}`
    const changes = [{ status: overrides.status, at: '2026-03-02T10:00:00.000Z' }]
    answer(getOrderStatusChanges, () => sampleOrder({ ...overrides, changes }))
    const getByRole = await openByLink({ ...overrides, changes }, uid)
    await expect.element(getByRole('button', { name: 'Open order' })).toBeVisible()
    const pay = getByRole('region', { name: 'Payment outstanding' }).getByRole('button', { name: 'Pay now' })
    await expect.poll(() => pay.elements().length).toBe(offered)
    for (const button of pay.elements())
      expect(button.closest('form')?.getAttribute('action')).toBe(`/api/payments/begin/${uid}`)
  },
)

it.each([
  [true, /hasn’t been charged and is being released/],
  [false, /If you have already paid, we’ll refund you/],
] as const)('says what becomes of the money of an order that was cancelled (released: %s)', async (released, said) => {
  const changes = [{ status: 'cancelled' as const, at: '2026-03-02T10:00:00.000Z' }]
  const tracking = { payment: 'card', status: 'cancelled' as const, changes, released }
  answer(getOrderStatusChanges, () => sampleOrder(tracking))
  const getByRole = await openByLink(tracking, `1f1f1f1f-0000-4000-8000-00000000000${Number(released)}`)
  const step = getByRole('region', { name: 'Tracking' })
  await expect.element(step).toMatchTextContent(said)
  expect(/refund/.test(step.element().textContent ?? '')).toBe(!released)
})

it('asks for a payment that is due before it tells how the order goes', async () => {
  const unpaid = sampleOrder({ payment: 'card' })
  answer(getOrderStatusChanges, () => unpaid)
  answer(lookUpOrder, () => unpaid)
  answer(listProductsByIds, () => [])
  const { email, submit, getByRole } = await openPage('1d1d1d1d-0000-4000-8000-000000000000')
  await email.fill('eleni@example.gr')
  await submit.click()
  const due = getByRole('heading', { name: 'Payment outstanding' })
  await expect.element(due).toBeVisible()
  const headings = getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Payment outstanding', 'Tracking'])
})
