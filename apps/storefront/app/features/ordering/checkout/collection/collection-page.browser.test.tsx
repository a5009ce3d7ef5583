import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { type BranchSupply, listBranches } from '@stoa/contract/ordering/branches'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery, type ShippingType } from '@stoa/contract/ordering/checkout'
import { holdCopies } from '@stoa/contract/ordering/holds'
import { listPickupPoints } from '@stoa/contract/ordering/pickup-points'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout } from '../../../../../test/sample-checkout.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { CollectionPage } from './collection-page.tsx'

const way = (id: number, code: ShippingType['code'], name: string): ShippingType => ({
  ...{ id, code, name, help: '', rates: [] },
})
const [store, locker, shop] = [way(2, 'store', 'Collect'), way(4, 'locker', 'Locker'), way(5, 'pickup_point', 'Shop')]
const [kypseli] = sampleCheckout.branches
if (!kypseli) throw new Error('no branch')
const pagrati = { ...kypseli, id: kypseli.id + 1, name: 'Pagrati', latitude: kypseli.latitude + 0.02 }

let titlesAsked: { length: number } = []

beforeEach(() => {
  answer(estimateDelivery, () => [])
  answer(holdCopies, () => ({ key: null, until: null }))
  titlesAsked = answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  draftStore.clear()
})

function Chosen() {
  const { chosen } = useReceiving()
  return chosen ? <CollectionPage shipping={chosen} /> : null
}

async function openPage(shipping: ShippingType, path = '/en/checkout-collection') {
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 2 }])
  draftStore.choose({ shippingTypeId: shipping.id })
  const [cash] = sampleCheckout.paymentTypes
  const screen = await renderPage(
    <CheckoutDataProvider
      value={{
        ...sampleCheckout,
        shippingTypes: [store, locker, shop],
        branches: [...sampleCheckout.branches.slice(0, 1), pagrati],
        // paid where it is collected, so that no day waits for a deposit
        paymentTypes: cash ? [{ ...cash, shippingTypeIds: [store.id, locker.id] }] : [],
      }}
    >
      <Chosen />
    </CheckoutDataProvider>,
    path,
  )
  // of a branch, a moment later: a quick test would leave the call to the next one
  if (shipping === store) await expect.poll(() => titlesAsked.length).toBe(1)
  return screen
}

const today = isoDay(dayOf(Date.now()))
const supply = (copies: number, from: 'here' | 'brought'): BranchSupply => ({
  copies,
  lines: [{ productId: 1, dimensionId: 0, quantity: 2, copies }],
  pickup: { from, day: today, readyAt: '17:30', until: null },
})

function answerBranches(): void {
  const answers = [
    { branch: kypseli, supply: supply(1, 'brought') },
    { branch: pagrati, supply: supply(2, 'here') },
  ]
  answer(listBranches, () => answers.flatMap((one) => (one.branch ? [{ ...one.branch, supply: one.supply }] : [])))
}

it.each([
  ['/en/checkout-collection', 'Choose a store', /2 in stock/, /1 of 2 here/],
  ['/checkout-collection', 'Από ποιο κατάστημα', /2 στο ράφι/, /1 από 2 εδώ/],
])(
  '%s: first the branch that has all of it, each with what stands there of each title',
  async (path, title, all, some) => {
    answerBranches()
    const { getByRole } = await openPage(store, path)
    await expect.element(getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(getByRole('radio').first()).toHaveAccessibleName(/^Pagrati/)
    await expect.element(getByRole('radio').first()).toHaveAccessibleName(all)
    await expect.element(getByRole('radio').last()).toHaveAccessibleName(some)
  },
)

it('what is chosen stands beside the button, which leads back to the payment', async () => {
  answerBranches()
  const { getByRole, router } = await openPage(store)
  const bar = getByRole('status').filter({ hasText: /Nothing chosen|Choose a place|Pagrati/ })
  await expect.element(bar).toHaveTextContent('Nothing chosen yet')
  await getByRole('button', { name: 'Collect from here' }).click()
  await expect.element(bar).toHaveTextContent('Choose a place from the list first.')
  expect(router.state.location.pathname).toBe('/en/checkout-collection')
  await getByRole('radio', { name: /^Pagrati/ }).click()
  await expect.element(bar).toHaveTextContent('Pagrati')
  expect(draftStore.read().choice.branchId).toBe(pagrati.id)
  await getByRole('button', { name: 'Collect from here' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/checkout-shipping-payment')
})

it('a branch is also chosen on the map', async () => {
  answerBranches()
  const { container } = await openPage(store)
  await expect.poll(() => container.querySelectorAll('[data-place]').length).toBe(2)
  container.querySelector(`[data-place="${pagrati.id}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => draftStore.read().choice.branchId).toBe(pagrati.id)
})

it('lockers and shops are two lists, and one is chosen with its way of receiving', async () => {
  const asked = answer(listPickupPoints, () => ({ points: [], total: 0, widenedTo: null }))
  const { getByRole } = await openPage(locker)
  await expect.element(getByRole('heading', { level: 1, name: 'Choose a locker' })).toBeVisible()
  await getByRole('radio', { name: 'Shop' }).click({ force: true })
  await expect.element(getByRole('heading', { level: 1, name: 'Choose a pickup point' })).toBeVisible()
  expect(draftStore.read().choice.shippingTypeId).toBe(shop.id)
  await expect.poll(() => asked.at(-1)?.input.networks).toEqual(['clever_point'])
})

it('leaves room for the names of titles when text is twice as large', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  answerBranches()
  const { getByText } = await openPage(store)
  const name = getByText('Book 1').first()
  await expect.element(name).toBeVisible()
  expect(name.element().getBoundingClientRect().width).toBeGreaterThan(150)
})
