import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout, sampleGiftCard } from '../../../../../test/sample-checkout.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { Rights } from './rights.tsx'

const book = { productId: 1, dimensionId: 0, quantity: 1 }
const stamp = { ...book, productId: 2, extension: { text: 'Nick' } }
const card = sampleGiftCard()

const fromDelivery = 'within 14 days of delivery'
const unused = 'as long as the gift card hasn’t been used'
const made = 'What we make for you, with your words, can’t be returned'
const cards = 'For a gift card the 14 days begin with the order'

const rights = (
  <CheckoutDataProvider value={sampleCheckout}>
    <Rights />
  </CheckoutDataProvider>
)

it.each([
  ['a book', [book], [fromDelivery], [unused, made, cards]],
  ['what is made', [stamp], [made], ['14 days']],
  ['a book and what is made', [book, stamp], [fromDelivery, made], [unused]],
  ['gift cards', [card], [unused], [fromDelivery, made]],
  ['a book and a gift card', [book, card], [fromDelivery, cards], [made]],
])('of %s', async (_, items, said, unsaid) => {
  draftStore.clear()
  cartStore.replace(items)
  answer(composeCartTotals, (input) => sampleTotals(input.items))
  const { getByRole } = await renderPage(rights, '/en/checkout-shipping-payment')
  const section = getByRole('region', { name: 'Your rights' })
  for (const text of said) await expect.element(section).toMatchTextContent(text)
  for (const text of unsaid) expect(section.element().textContent).not.toContain(text)
})

it('leads to where a withdrawal is stated, and to the model form', async () => {
  draftStore.clear()
  cartStore.replace([book])
  answer(composeCartTotals, (input) => sampleTotals(input.items))
  const { getByRole } = await renderPage(rights, '/en/checkout-shipping-payment')
  const [statement, form] = [/^Withdraw from contract here/, /^details and the model form/]
  await expect.element(getByRole('link', { name: statement })).toHaveAttribute('href', '/en/withdrawal')
  await expect.element(getByRole('link', { name: form })).toHaveAttribute('href', '/en/pages/withdrawal')
})
