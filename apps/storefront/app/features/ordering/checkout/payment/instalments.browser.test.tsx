import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { listBranches } from '@stoa/contract/ordering/branches'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery, type PaymentType } from '@stoa/contract/ordering/checkout'
import { holdCopies } from '@stoa/contract/ordering/holds'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { listPostalCodes } from '@stoa/contract/ordering/places'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout, sampleDetails, samplePostalCodes } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { PaymentForm } from './payment-form.tsx'

const card: PaymentType = {
  ...{ id: 8, code: 'card', name: 'Card', help: '', fee: 0, refusedFrom: null },
  ...{ shippingTypeIds: [1], countryIds: [], accounts: [], instalments: [{ from: 3000, most: 3 }] },
}

const plans = [
  { count: 2, monthly: 2645, last: 2645 },
  { count: 3, monthly: 1763, last: 1764 },
]

async function openForm() {
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 5 }])
  draftStore.clear()
  draftStore.saveForm({ ...readForm({}), ...sampleDetails })
  answer(holdCopies, () => ({ key: null, until: null }))
  answer(listPostalCodes, () => samplePostalCodes)
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  answer(estimateDelivery, () => [])
  answer(listBranches, () => [])
  answer(composeOrderTotals, ({ items, paymentTypeId }) => ({
    ...sampleTotals(items),
    instalments: paymentTypeId === card.id ? plans : [],
  }))
  const data = { ...sampleCheckout, paymentTypes: [...sampleCheckout.paymentTypes, card] }
  const screen = await renderPage(
    <CheckoutDataProvider value={data}>
      <PaymentForm leavingRef={{ current: false }} />
    </CheckoutDataProvider>,
    '/en/checkout-shipping-payment',
  )
  await screen.getByRole('radio', { name: /Home delivery/ }).click()
  return { ...screen, choice: screen.getByLabelText('Monthly instalments') }
}

it('offers what the shop has reckoned, says for which cards, and orders with the choice', async () => {
  const { getByRole, getByText, choice } = await openForm()
  await getByRole('radio', { name: /^Card/ }).click()
  await expect.element(choice).toHaveValue('1')
  expect(choice.element().textContent).toContain('3 instalments of €17.63')
  await expect.element(getByText(/For credit cards only/)).toBeVisible()
  await choice.selectOptions('3')
  await expect.element(choice).toHaveAccessibleDescription(/^The last is €17\.64\. For credit cards only/)
  await expect.element(getByText('Card · 3 instalments of €17.63, the last of €17.64')).toBeVisible()
  const orders = answer(saveOrder, () => refuse('instalments_not_available', { details: { fields: ['inst'] } }))
  await getByRole('checkbox', { name: /I have read and accept/ }).click()
  await getByRole('button', { name: /^Order with obligation to pay/ }).click()
  await expect.poll(() => orders[0]?.input).toMatchObject({ paymentTypeId: card.id, instalments: 3 })
  await expect.element(getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription(/.+/)
})

it('shows a choice whole on the narrowest screen', async () => {
  await page.viewport(320, 700)
  const { getByRole, choice } = await openForm()
  await getByRole('radio', { name: /^Card/ }).click()
  await choice.selectOptions('3')
  const select = choice.element() as HTMLSelectElement
  const room = select.offsetWidth
  select.style.width = 'max-content'
  expect(select.offsetWidth).toBeLessThanOrEqual(room)
})

it('offers none for a way of paying that takes none, and then orders without', async () => {
  const { getByRole, choice } = await openForm()
  await getByRole('radio', { name: /^Card/ }).click()
  await choice.selectOptions('2')
  await getByRole('radio', { name: /Bank transfer/ }).click()
  await expect.element(choice).not.toBeInTheDocument()
  const orders = answer(saveOrder, () => refuse('unpaid_limit_reached'))
  await getByRole('checkbox', { name: /I have read and accept/ }).click()
  await getByRole('button', { name: /^Order with obligation to pay/ }).click()
  await expect.poll(() => orders[0]?.input).toMatchObject({ paymentTypeId: 2 })
  expect(orders[0]?.input.instalments).toBeUndefined()
})
