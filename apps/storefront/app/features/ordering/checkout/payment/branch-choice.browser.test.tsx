import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { type BranchSupply, listBranches, type ShippingType } from '@stoa/contract/ordering/checkout'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { BranchChoice } from './branch-choice.tsx'

beforeEach(() => draftStore.clear())

const store = 2

const [cash, deposit] = sampleCheckout.paymentTypes
const collect: ShippingType = { id: store, code: 'store', name: 'Collect', help: '', rates: [] }
if (!cash || !deposit) throw new Error('no ways')

/** Of a shop where an order can be paid when it is collected. */
const paidThere = [{ ...cash, shippingTypeIds: [store] }, deposit]

async function openChoice(
  supply: BranchSupply | undefined,
  quantity = 3,
  path = '/en/checkout-shipping-payment',
  paymentTypes = paidThere,
) {
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity }])
  draftStore.choose({ shippingTypeId: store })
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  const asked = answer(listBranches, () =>
    sampleCheckout.branches.map(({ openDays: _, ...branch }) => ({ ...branch, supply })),
  )
  const screen = await renderPage(
    <CheckoutDataProvider value={{ ...sampleCheckout, paymentTypes }}>
      <BranchChoice shipping={collect} problems={{}} />
    </CheckoutDataProvider>,
    path,
  )
  return { ...screen, asked, branch: screen.getByRole('radio', { name: /^Kypseli/ }) }
}

const open = { from: 'here', day: '2026-11-20', until: '21:00', opens: '09:00' } as const

it.each([
  ['all are there', 3, open, /All 3 items in stock here They’re ready today; the store closes at 21:00/],
  ['it opens later', 3, { ...open, until: null }, /All 3 items in stock here Collect Friday 20 November, from 09:00/],
  [
    'some are brought',
    1,
    { ...open, from: 'brought', until: null },
    /1 of 3 items in stock here We’ll bring in what’s missing\. Collect Friday 20 November, from 09:00/,
  ],
  [
    'all are brought',
    0,
    { ...open, from: 'brought', until: null },
    /None in stock here We’ll bring in what’s missing\. Collect Friday/,
  ],
] as const)('says what a branch has of the order, and when it is ready: %s', async (_, copies, pickup, name) => {
  const { branch, asked } = await openChoice({ copies, pickup })
  await expect.element(branch).toHaveAccessibleName(name)
  expect(asked.map(({ input }) => input.items)).toContainEqual([{ productId: 1, dimensionId: 0, quantity: 3 }])
})

it.each([
  [1, /Υπάρχει εδώ Έτοιμο σήμερα· το κατάστημα κλείνει στις 21:00/],
  [3, /Υπάρχουν εδώ και τα 3 Έτοιμα σήμερα· το κατάστημα κλείνει στις 21:00/],
])('says in Greek that %i of them can be collected today', async (copies, name) => {
  const { branch } = await openChoice({ copies, pickup: open }, copies, '/checkout-shipping-payment')
  await expect.element(branch).toHaveAccessibleName(name)
})

it.each([
  ['/en/checkout-shipping-payment', open, /They’re ready as soon as your payment arrives Fok/],
  ['/en/checkout-shipping-payment', { ...open, until: null }, /from 09:00, if your payment arrives today Fok/],
  ['/checkout-shipping-payment', open, /Έτοιμα μόλις φανεί η κατάθεσή σας Fok/],
  ['/checkout-shipping-payment', { ...open, until: null }, /από τις 09:00, αν η κατάθεση φανεί σήμερα Fok/],
] as const)('where only a deposit is possible, the day begins with it: %s', async (path, pickup, name) => {
  const { branch } = await openChoice({ copies: 3, pickup }, 3, path, [deposit])
  await expect.element(branch).toHaveAccessibleName(name)
})

it('promises no day when none is known', async () => {
  const { branch } = await openChoice({ copies: 0, pickup: null }, 1)
  await expect.element(branch).toHaveAccessibleName(/Not in stock here Fokionos/)
})

it('lets the buyer choose while it is not known', async () => {
  const { branch } = await openChoice(undefined)
  answer(listBranches, () => refuse('bad_input'))
  await branch.click({ force: true })
  await expect.element(branch).toBeChecked()
  await expect.element(branch).toHaveAccessibleName(/^Kypseli Fokionos/)
})

it('does not ask before the order is to be collected', async () => {
  draftStore.choose({ shippingTypeId: 1 })
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 1 }])
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  const asked = answer(listBranches, () => [])
  const { getByRole } = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <BranchChoice shipping={collect} problems={{}} />
    </CheckoutDataProvider>,
  )
  await expect.element(getByRole('radio')).toBeInTheDocument()
  expect(asked).toEqual([])
})
