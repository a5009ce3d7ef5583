import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { holdCopies } from '@stoa/contract/ordering/holds'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { HoldNote } from './hold-note.tsx'

const key = '7b0c2f7e-5a51-4b0a-9f0e-3f2f0d6c1a11'
const cart = [{ productId: 1, dimensionId: 0, quantity: 2 }]

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const shown = (time: Date) => time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

beforeEach(() => {
  draftStore.clear()
  cartStore.replace(cart)
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
})

const open = () =>
  renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <HoldNote />
    </CheckoutDataProvider>,
    '/en/checkout-shipping-payment',
  )

it('says until when the copies of the cart are kept, and each choice keeps them longer', async () => {
  let until = inMinutes(9)
  const calls = answer(holdCopies, () => ({ key, until: until.toISOString() }))
  const { getByText } = await open()
  await expect.element(getByText(`We’re keeping these copies for you until ${shown(until)}.`)).toBeVisible()
  until = inMinutes(10)
  draftStore.choose({ shippingTypeId: 1 })
  await expect.element(getByText(`until ${shown(until)}.`, { exact: false })).toBeVisible()
  expect(calls.map(({ input }) => input.items)).toEqual([cart, cart])
})

it('is silent once they are not kept any more', async () => {
  answer(holdCopies, () => ({ key, until: new Date(Date.now() + 2000).toISOString() }))
  const { getByText } = await open()
  await expect.element(getByText(/We’re keeping/)).toBeVisible()
  await expect.element(getByText(/We’re keeping/)).not.toBeInTheDocument()
})

it('is silent where nothing can be kept: the order can be placed as well', async () => {
  const calls = answer(holdCopies, () => refuse('too_many_requests'))
  const { getByText } = await open()
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(getByText(/We’re keeping/)).not.toBeInTheDocument()
})
