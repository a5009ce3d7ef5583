import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { listBranches } from '@stoa/contract/ordering/branches'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { holdCopies } from '@stoa/contract/ordering/holds'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { listPostalCodes } from '@stoa/contract/ordering/places'
import type { Totals } from '@stoa/contract/ordering/totals'
import { totals as totalsShape } from '@stoa/contract/ordering/totals'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../../test/sample-books.ts'
import {
  sampleCheckout,
  sampleDelivery,
  sampleDetails,
  samplePostalCodes,
} from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { giftNoteStore } from '../../../../state/gift-note-store.ts'
import { paypalCheckout } from '../../../../state/paypal-checkout.ts'
import { seenTotals } from '../../../../state/seen-totals.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { type CheckoutForm, readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { PaymentForm } from './payment-form.tsx'

const placed = {
  uid: '7b0c2f7e-5a51-4b0a-9f0e-3f2f0d6c1a11',
  code: 'S-1001',
  total: 1600,
  due: 1600,
  paidAtProvider: false,
}

const homeEstimate = {
  shippingTypeId: 1,
  from: '2026-11-24',
  to: '2026-11-24',
  orderBy: '2026-11-23',
  orderBefore: 15,
}

/** Cash on delivery costs 2.50; collecting costs nothing. */
function totalsOf(items: Parameters<typeof sampleTotals>[0], shippingTypeId: number, paymentTypeId?: number): Totals {
  const totals = sampleTotals(items)
  const shippingCost = shippingTypeId === 2 ? 0 : totals.shippingCost
  const paymentFee = paymentTypeId === 1 ? 250 : 0
  const total = totals.products + shippingCost + paymentFee
  return { ...totals, shippingCost, paymentFee, total, due: total }
}

beforeEach(() => {
  answer(holdCopies, () => ({ key: null, until: null }))
  draftStore.clear()
  seenTotals.clear()
  answer(listPostalCodes, () => samplePostalCodes)
})

const { href } = location
afterEach(() => history.replaceState(history.state, '', href))

async function openForm(typed: Partial<CheckoutForm> = {}, quantity = 1) {
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity }])
  draftStore.saveForm({ ...readForm({}), ...sampleDetails, ...typed })
  const products = answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  answer(estimateDelivery, () => [homeEstimate])
  answer(listBranches, () => [])
  const totals = answer(composeOrderTotals, ({ items, shippingTypeId = 0, paymentTypeId }) =>
    totalsOf(items, shippingTypeId, paymentTypeId),
  )
  const screen = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <PaymentForm leavingRef={{ current: false }} />
    </CheckoutDataProvider>,
    '/en/checkout-shipping-payment',
  )
  // a call that is on its way when a test ends would count in the next one
  await expect.poll(() => products.length).toBeGreaterThan(0)
  const { getByRole } = screen
  return {
    ...screen,
    totals,
    order: getByRole('button', { name: /^Order with obligation to pay/ }),
    async choose() {
      await getByRole('radio', { name: /Home delivery/ }).click()
      await getByRole('radio', { name: /Cash on delivery/ }).click()
      await getByRole('checkbox', { name: /I have read and accept/ }).click()
    },
  }
}

const toTheDoor = (asked: readonly { input: { shippingTypeId?: number; postalCode?: string } }[]) =>
  asked.find(({ input }) => input.shippingTypeId === 1)?.input

it('the courier of the postal code is named, within Greece; the totals are those of the postal code', async () => {
  const { getByText, totals } = await openForm()
  await expect.element(getByText(/With ACS, to your address/)).toBeVisible()
  expect(toTheDoor(totals)).toMatchObject({ countryId: 1, postalCode: '10679' })
})

it.each([
  ['a postal code where any will do', { postalCode: '26221' }, '26221'],
  ['another country', sampleDelivery, '10115'],
  ['a postal code that is not whole', { postalCode: '106' }, undefined],
])('no courier is named for %s', async (_, typed, postalCode) => {
  const { getByText, totals } = await openForm(typed)
  await expect.element(getByText(/^Home delivery/)).toBeVisible()
  await expect.poll(() => toTheDoor(totals)).toBeDefined()
  expect(toTheDoor(totals)?.postalCode).toBe(postalCode)
  expect(getByText(/With ACS/).query()).toBeNull()
})

it('a way that costs more to some places has a price from, until it is known where it goes', async () => {
  const { getByRole } = await openForm({ postalCode: '106' })
  answer(composeOrderTotals, ({ items, shippingTypeId = 0, paymentTypeId }) => ({
    ...totalsOf(items, shippingTypeId, paymentTypeId),
    shippingVaries: shippingTypeId === 1,
  }))
  draftStore.saveForm({ ...readForm({}), ...sampleDetails, postalCode: '107', email: 'other@example.org' })
  await expect.element(getByRole('radio', { name: /^Home delivery.*from €3\.50/ })).toBeVisible()
})

it('an order that is paid at a provider goes on to its page, and leaves its own behind', async () => {
  const { order, choose, address } = await openForm()
  const sent: (string | null)[] = []
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent.push(event.target.getAttribute('action'))
  }
  document.addEventListener('submit', onSubmit)
  answer(saveOrder, () => ({ ...placed, paidAtProvider: true }))
  await choose()
  await order.click()
  await expect.poll(() => sent).toContain(`/api/payments/begin/${placed.uid}`)
  document.removeEventListener('submit', onSubmit)
  expect(location.search).toBe(`?reason=payment_cancelled&order=${placed.uid}`)
  expect(address()).not.toContain('checkout-success')
  expect(cartStore.read()).toEqual([])
})

it('what was agreed to at PayPal goes along, once', async () => {
  paypalCheckout.begin('ABC.mac')
  paypalCheckout.fill('')
  const { order, choose } = await openForm()
  const sent: unknown[] = []
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent.push([...new FormData(event.target)])
  }
  document.addEventListener('submit', onSubmit)
  answer(saveOrder, () => ({ ...placed, paidAtProvider: true }))
  await choose()
  await order.click()
  await expect.poll(() => sent).toContainEqual([['agreed', 'ABC.mac']])
  document.removeEventListener('submit', onSubmit)
  expect(paypalCheckout.read()).toBeNull()
})

it('two presses in one moment send one order', async () => {
  const { order, choose, getByText, address } = await openForm()
  const answered = Promise.withResolvers<typeof placed>()
  const orders = answer(saveOrder, () => answered.promise)
  await choose()
  await expect.element(getByText('€16.00').first()).toBeVisible()
  const button = order.element()
  if (button instanceof HTMLElement) for (let press = 0; press < 2; press += 1) button.click()
  await order.dblClick({ force: true })
  await expect.element(order).toHaveAttribute('aria-busy', 'true')
  answered.resolve(placed)
  await expect.poll(address).toBe(`/en/checkout-success/${placed.uid}`)
  expect(orders).toHaveLength(1)
  expect(orders[0]?.input).toMatchObject({ shippingTypeId: 1, paymentTypeId: 1, fingerprint: 'fp-1000' })
  expect(orders[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  expect(cartStore.read()).toEqual([])
})

it('says what is missing, and takes the focus there', async () => {
  const { order, getByRole } = await openForm()
  await order.click()
  const summary = getByRole('region', { name: 'There are 3 problems' })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'Choose a payment method.' }).click()
  await expect.element(getByRole('group', { name: 'Payment' })).toHaveFocus()
})

it('a fee is in the total of the API, and the destination in its question', async () => {
  const { totals, getByRole, getByText } = await openForm(sampleDelivery)
  await tap(getByRole('radio', { name: /Home delivery/ }))
  await expect.element(getByText('€13.50').last()).toBeVisible()
  await tap(getByRole('radio', { name: /Cash on delivery/ }))
  await expect.element(getByText('€16.00').last()).toBeVisible()
  expect(new Set(totals.filter(({ input }) => input.shippingTypeId === 1).map(({ input }) => input.countryId))).toEqual(
    new Set([3]),
  )
})

it('a way of paying that does not go to the country is closed, and its totals are not asked for', async () => {
  const { totals, getByRole, getByText } = await openForm({ ...sampleDelivery, deliveryCountryId: '2' })
  await tap(getByRole('radio', { name: /Home delivery/ }))
  await expect.element(getByText('Not available for delivery to this country.')).toBeVisible()
  await expect.element(getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled()
  await expect.element(getByRole('radio', { name: /Bank transfer/ })).toBeEnabled()
  expect(totals.filter(({ input }) => input.paymentTypeId === 1)).toEqual([])
})

it('collecting needs a branch, and clears a way of paying that does not go with it', async () => {
  const { getByRole, getByText, order } = await openForm()
  await getByRole('radio', { name: /Home delivery/ }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getByRole('radio', { name: /^Collect/ })).toBeChecked()
  await expect.element(getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled()
  await expect.element(getByText('Not available with this delivery method: Collect.')).toBeVisible()
  await order.click()
  await expect.element(getByRole('link', { name: 'Choose the store you’ll collect from.' })).toBeVisible()
  await getByRole('radio', { name: /Kypseli/ }).click({ force: true })
  expect(draftStore.read().choice).toMatchObject({ shippingTypeId: 2, branchId: 5 })
})

it('says when it can be collected: anywhere, then at the chosen branch', async () => {
  const { getByRole, getByText } = await openForm()
  const [branch] = sampleCheckout.branches
  if (!branch) throw new Error('no branch')
  const { openDays: _, ...kypseli } = branch
  const supplyOn = (day: string) => ({
    ...{ copies: 0, lines: [] },
    pickup: { from: 'brought', day, until: null, readyAt: '12:00' } as const,
  })
  answer(listBranches, () => [
    { ...kypseli, supply: supplyOn('2026-11-26') },
    { ...kypseli, id: 6, supply: supplyOn('2026-11-24') },
  ])
  const collect = getByRole('radio', { name: /^Collect/ })
  await collect.click()
  await expect.element(collect).toHaveAccessibleDescription(/24.*26 November, if your payment arrives today\.$/)
  await getByRole('radio', { name: /Kypseli/ }).click({ force: true })
  await expect.element(collect).toHaveAccessibleDescription('Thursday 26 November, if your payment arrives today.')
  await expect.element(getByText(/^Collect · Kypseli, Fokionos Negri 1 · Thursday 26 November, if/)).toBeVisible()
})

it('says of the days that they begin with a deposit, once one is chosen', async () => {
  const { getByRole } = await openForm()
  const home = getByRole('radio', { name: /Home delivery/ })
  await home.click()
  await expect.element(home).toHaveAccessibleDescription('Tuesday 24 November. With ACS, to your address.')
  await getByRole('radio', { name: /Bank transfer/ }).click()
  await expect
    .element(home)
    .toHaveAccessibleDescription('Tuesday 24 November, if your payment arrives today. With ACS, to your address.')
})

it.each([
  [/Home delivery/, /We’ll dispatch as soon as your payment arrives/],
  [/^Collect/, /We’ll get your order ready as soon as your payment arrives/],
])('says what happens once a deposit has come: %s', async (shipping, said) => {
  const { getByRole, getByText } = await openForm()
  await tap(getByRole('radio', { name: shipping }))
  await tap(getByRole('radio', { name: /Bank transfer/ }))
  await expect.element(getByText(said)).toBeVisible()
})

it('clears the chosen way of paying when it no longer fits, and says so', async () => {
  const { getByRole, choose } = await openForm()
  await choose()
  await getByRole('radio', { name: /^Collect/ }).click()
  await expect.element(getByRole('status').filter({ hasText: 'is no longer available' })).toBeVisible()
  await expect.poll(() => draftStore.read().choice.paymentTypeId).toBeNull()
})

it('offers no way of paying beyond its limit', async () => {
  const { getByRole, getByText } = await openForm({}, 60)
  await getByRole('radio', { name: /Home delivery/ }).click()
  await expect.element(getByText('Only for orders under €500.00. Choose another payment method.')).toBeVisible()
  await expect.element(getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled()
})

it('shows a refusal beside its part, and lets the buyer order again', async () => {
  const { order, choose, getByRole, address } = await openForm()
  const orders = answer(saveOrder, () => refuse('payment_amount_too_high', { title: 'Too much for cash.' }))
  await choose()
  await order.click()
  const ways = getByRole('group', { name: 'Payment' })
  await expect.element(ways.getByText('Too much for cash.')).toBeVisible()
  await getByRole('radio', { name: /Bank transfer/ }).click()
  await expect.element(ways.getByText('Too much for cash.')).not.toBeInTheDocument()
  answer(saveOrder, () => placed)
  await order.click()
  await expect.poll(address).toBe(`/en/checkout-success/${placed.uid}`)
  expect(orders).toHaveLength(1)
})

it('reviews what a line says besides its book, and orders it so', async () => {
  const { order, choose, getByText } = await openForm()
  const wrapped = { productId: 1, dimensionId: 0, quantity: 1, extension: { wrapping: true as const } }
  cartStore.add(wrapped)
  const orders = answer(saveOrder, () => placed)
  await choose()
  await expect.element(getByText('Gift-wrapped')).toBeVisible()
  await order.click()
  await expect.poll(() => orders[0]?.input.items).toEqual([{ productId: 1, dimensionId: 0, quantity: 1 }, wrapped])
})

it('the words on the card in the parcel are asked for, reviewed as the API takes them, and ordered', async () => {
  giftNoteStore.write('Happy birthday')
  const { getByRole, getByText, order } = await openForm()
  const asked = answer(composeOrderTotals, ({ items, extras }) => ({ ...sampleTotals(items), extras: extras ?? {} }))
  const orders = answer(saveOrder, () => placed)
  await tap(getByRole('radio', { name: /Home delivery/ }))
  await tap(getByRole('radio', { name: /Cash on delivery/ }))
  await expect.element(getByText('Card in the parcel, free')).toBeVisible()
  await expect.element(getByText('Happy birthday')).toBeVisible()
  await tap(getByRole('checkbox', { name: /I have read/ }))
  await order.click()
  await expect.poll(() => orders.map(({ input }) => input.extras)).toEqual([{ giftNote: 'Happy birthday' }])
  expect(asked.at(-1)?.input.extras).toEqual({ giftNote: 'Happy birthday' })
  expect(giftNoteStore.read()).toBe('')
})

it.each([
  ['gift_card', 'Your gift card covers'],
  ['points', 'Your points cover'],
] as const)('where %s pay everything no way of paying is asked for, and it says why', async (kind, why) => {
  const { getByRole, getByText, order } = await openForm()
  answer(composeOrderTotals, ({ items }) => {
    const totals = sampleTotals(items)
    return { ...totals, means: [{ kind, code: '', amount: totals.total }], due: 0 }
  })
  const orders = answer(saveOrder, () => placed)
  await tap(getByRole('radio', { name: /Home delivery/ }))
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 2 }])
  await expect.element(getByText(new RegExp(why))).toBeVisible()
  await expect.element(getByRole('radio', { name: /Cash on delivery/ })).not.toBeInTheDocument()
  expect(getByText('Total, including all costs').elements()).toEqual([])
  await expect.element(getByText(/^To pay€0\.00$/).last()).toBeVisible()
  await tap(getByRole('checkbox', { name: /I have read/ }))
  await order.click()
  await expect.poll(() => orders.map(({ input }) => input.paymentTypeId)).toEqual([undefined])
})

it('an offer that ended while the page was open is named before anything is ordered', async () => {
  const { getByRole, getByText, order, choose } = await openForm()
  const offer = { kind: 'promotion', code: 'SUMMER', label: 'Summer offer', amount: -200, lines: [0] }
  const priced = (items: Parameters<typeof sampleTotals>[0], isOn: boolean): Totals => {
    const totals = sampleTotals(items)
    if (!isOn) return totals
    const due = totals.due + offer.amount
    return { ...totals, adjustments: [...totals.adjustments, offer], total: due, due, fingerprint: 'with-offer' }
  }
  let isOn = true
  answer(composeOrderTotals, ({ items }) => priced(items, isOn))
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 3 }])
  await expect.element(getByText('Summer offer').first()).toBeVisible()
  expect(getByText('no longer applies').elements()).toEqual([])
  isOn = false
  const orders = answer(saveOrder, ({ items }) =>
    refuse('totals_changed', { details: { totals: totalsShape.toWire(priced(items, false)) } }),
  )
  await choose()
  await order.click()
  await expect.poll(() => orders.length).toBe(1)
  await expect.element(getByText('The offer “Summer offer” no longer applies.')).toBeVisible()
  await expect.element(getByRole('alert')).toMatchTextContent('The total changed before the order was placed')
})
