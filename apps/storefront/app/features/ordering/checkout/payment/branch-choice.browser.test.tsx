import { type Branch, type BranchSupply, listBranches } from '@stoa/contract/ordering/branches'
import { composeCartTotals, composeOrderTotals } from '@stoa/contract/ordering/cart'
import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { holdCopies } from '@stoa/contract/ordering/holds'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { formatDays } from '../../../../shared/date-formats.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { draftStore } from '../form/draft-store.ts'
import { BranchChoice } from './branch-choice.tsx'

beforeEach(() => {
  answer(holdCopies, () => ({ key: null, until: null }))
  draftStore.clear()
})

const store = 2

const [cash, deposit] = sampleCheckout.paymentTypes
const collect: ShippingType = { id: store, code: 'store', name: 'Collect', help: '', rates: [] }
if (!cash || !deposit) throw new Error('no ways')

/** Of a shop where an order can be paid when it is collected. */
const paidThere = [{ ...cash, shippingTypeIds: [store] }, deposit]

async function openChoice(
  supply: Omit<BranchSupply, 'lines'> | undefined,
  quantity = 3,
  path = '/en/checkout-shipping-payment',
  paymentTypes = paidThere,
  specialHours: Branch['specialHours'] = [],
  others: readonly CartItem[] = [],
) {
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity }, ...others])
  draftStore.choose({ shippingTypeId: store })
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  const asked = answer(listBranches, () =>
    sampleCheckout.branches.map(({ openDays: _, ...branch }) => ({
      ...branch,
      supply: supply && { ...supply, lines: [] },
    })),
  )
  const screen = await renderPage(
    <CheckoutDataProvider
      value={{
        ...sampleCheckout,
        paymentTypes,
        branches: sampleCheckout.branches.map((branch) => ({ ...branch, specialHours })),
      }}
    >
      <BranchChoice shipping={collect} problems={{}} />
    </CheckoutDataProvider>,
    path,
  )
  return { ...screen, asked, branch: screen.getByRole('radio', { name: /^Kypseli/ }) }
}

/** Days from today on, as a branch that is open all week would have them. */
const dayAhead = (days: number): string => isoDay(dayOf(Date.now()) + days)
const pickupIn = (days: number) => ({ from: 'here', day: dayAhead(days), readyAt: '17:30', until: null }) as const
const later = formatDays(dayAhead(9), dayAhead(9), 'en')

it.each([
  ['all are there, today', 3, pickupIn(0), 'All 3 items in stock here Ready today at 17:30 Fokionos'],
  ['all are there, tomorrow', 3, pickupIn(1), 'All 3 items in stock here Ready tomorrow at 17:30 Fokionos'],
  ['it is closed before', 3, pickupIn(9), `All 3 items in stock here Ready on ${later} at 17:30 Fokionos`],
  [
    'some are brought',
    1,
    { ...pickupIn(1), from: 'brought' },
    '1 of 3 items in stock here We’ll bring in what’s missing: ready tomorrow at 17:30 Fokionos',
  ],
  [
    'all are brought',
    0,
    { ...pickupIn(9), from: 'brought' },
    `None in stock here We’ll bring in what’s missing: ready on ${later} at 17:30 Fokionos`,
  ],
] as const)('says what a branch has of the order, and when it is ready: %s', async (_, copies, pickup, name) => {
  const { branch, asked } = await openChoice({ copies, pickup })
  await expect.element(branch).toHaveAccessibleName(new RegExp(name))
  expect(asked.map(({ input }) => input.items)).toContainEqual([{ productId: 1, dimensionId: 0, quantity: 3 }])
})

it('does not ask for gift cards, which go by e-mail', async () => {
  const giftCard = {
    ...{ amountCents: 2000, recipientName: 'Anna', recipientEmail: 'anna@example.gr', design: 'classic' as const },
  }
  answer(composeCartTotals, ({ items }) => sampleTotals(items))
  const card = { productId: 2, dimensionId: 0, quantity: 2, extension: { giftCard } }
  const { branch, asked } = await openChoice({ copies: 3, pickup: pickupIn(0) }, 3, undefined, undefined, undefined, [
    card,
  ])
  await expect.element(branch).toHaveAccessibleName(/All 3 items in stock here/)
  expect(asked.map(({ input }) => input.items)).toEqual([[{ productId: 1, dimensionId: 0, quantity: 3 }]])
})

it.each([
  [1, /Υπάρχει εδώ Η παραγγελία είναι έτοιμη σήμερα στις 17:30/],
  [3, /Υπάρχουν εδώ και τα 3 Η παραγγελία είναι έτοιμη σήμερα στις 17:30/],
])('says in Greek that %i of them can be collected today', async (copies, name) => {
  const { branch } = await openChoice({ copies, pickup: pickupIn(0) }, copies, '/checkout-shipping-payment')
  await expect.element(branch).toHaveAccessibleName(name)
})

const brought = { ...pickupIn(1), from: 'brought' } as const

it.each([
  ['/en/checkout-shipping-payment', pickupIn(0), /Ready a few hours after your payment arrives Fok/],
  ['/en/checkout-shipping-payment', brought, /missing: ready tomorrow, if your payment arrives today Fok/],
  ['/checkout-shipping-payment', pickupIn(0), /Η παραγγελία είναι έτοιμη λίγες ώρες αφού φανεί η κατάθεσή σας Fok/],
  [
    '/checkout-shipping-payment',
    brought,
    /ό,τι λείπει: η παραγγελία είναι έτοιμη αύριο, αν η κατάθεση φανεί σήμερα Fok/,
  ],
] as const)('where only a deposit is possible, the day begins with it: %s', async (path, pickup, name) => {
  const { branch } = await openChoice({ copies: 3, pickup }, 3, path, [deposit])
  await expect.element(branch).toHaveAccessibleName(name)
})

it('says on which days other hours hold', async () => {
  const { branch } = await openChoice(undefined, 1, '/en/checkout-shipping-payment', paidThere, [
    { date: '2026-12-24', opens: '09:00', closes: '18:00' },
    { date: '2026-12-25', opens: null, closes: null },
  ])
  await expect.element(branch).toHaveAccessibleName(/Thursday 24 December 09:00–18:00, closed Friday 25 December 210/)
})

it('promises no day when none is known', async () => {
  const { branch } = await openChoice({ copies: 0, pickup: null }, 1)
  await expect
    .element(branch)
    .toHaveAccessibleName(
      /Not in stock here We don’t have all of it in our stores yet\. We’ll e.+mail you when it’s ready\. Fokionos/,
    )
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
