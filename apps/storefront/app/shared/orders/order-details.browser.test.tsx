import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import type { Order } from '@stoa/contract/ordering/orders'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleBook } from '../../../test/sample-books.ts'
import { sampleCompany, sampleOrder } from '../../../test/sample-order.ts'
import { answer } from '../../../test/shop-stub.ts'
import { Deposit } from './deposit.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PaymentDue } from './payment-due.tsx'
import { StatusBadge } from './status-badge.tsx'

const texts = { parcel: /comes with the parcel/, store: /in the store, with your order/ }

it('shows what was asked for: second phone, company of the invoice, note', async () => {
  const { getByText } = await renderPage(<OrderDetails order={sampleOrder()} />, '/en/track-order')
  await expect.element(getByText('Ελένη Μάρκου, 697 123 4567, 210 123 4567')).toBeVisible()
  await expect.element(getByText('Βιβλία ΑΕ')).toBeVisible()
  await expect.element(getByText('Εκδόσεις · tax number 123456783, Α΄ Αθηνών')).toBeVisible()
  await expect.element(getByText('No price in the parcel, please.')).toBeVisible()
})

it.each([
  [{ count: 6, monthly: 1250, last: 1250 }, '6 instalments of €12.50'],
  [{ count: 3, monthly: 3333, last: 3334 }, '3 instalments of €33.33, the last of €33.34'],
])('says in which instalments it is paid: %j', async (instalments, text) => {
  const order = sampleOrder({ paymentName: 'Card', instalments })
  const { getByText } = await renderPage(<OrderDetails order={order} />, '/en/track-order')
  await expect.element(getByText(text, { exact: true })).toBeVisible()
})

it('gives the numbers of its parcels, and leads to the carrier where that shows them', async () => {
  const parcels = [
    { carrier: 'ACS', number: '7401', address: 'https://carrier.example/7401' },
    { carrier: 'Clever Point', number: 'CP-9', address: null },
  ]
  const { getByRole } = await renderPage(<OrderDetails order={sampleOrder({ parcels })} />, '/en/track-order')
  const items = getByRole('listitem')
  await expect.element(items.first().getByRole('link', { name: '7401' })).toHaveAttribute('href', parcels[0]?.address)
  await expect.element(items.nth(1)).toMatchTextContent('Clever Point CP-9')
  await expect.element(items.nth(1).getByRole('link')).not.toBeInTheDocument()
})

it('shows two lines of a book, and what one of them says besides', async () => {
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  const line = {
    ...{ productId: 1, dimensionId: 0, quantity: 1, unitPrice: 1000, unitPriceBeforeDiscount: null, total: 1000 },
    ...{ code: 'b1', name: 'Book 1', gift: false, notes: [], dimensionName: null },
  }
  const order = sampleOrder({ lines: [line, { ...line, extension: { wrapping: true } }] })
  const { getByRole, getByText } = await renderPage(<OrderLines order={order} />, '/en/track-order')
  await expect.element(getByText('Gift-wrapped')).toBeVisible()
  await expect.poll(() => getByRole('link', { name: 'Book 1' }).elements()).toHaveLength(2)
})

it.each([
  [1, /^Sent on .*25 November/],
  [2, /^All 2 sent, the last on .*25 November/],
])('says when %i gift cards of a line were sent', async (quantity, said) => {
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  const line = {
    ...{
      productId: 1,
      dimensionId: 0,
      quantity,
      unitPrice: 1000,
      unitPriceBeforeDiscount: null,
      total: 1000 * quantity,
    },
    ...{ code: 'g1', name: 'Gift card', gift: false, notes: [], dimensionName: null },
    cardsSentAt: '2026-11-25T07:00:00.000Z',
  }
  const screen = await renderPage(<OrderLines order={sampleOrder({ lines: [line] })} />, '/en/track-order')
  await expect.element(screen.getByText(said)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Gift card' })).toBeVisible()
})

it('says that a company is no longer kept', async () => {
  const erased = {
    ...sampleCompany,
    companyName: '',
    profession: '',
    vatNumber: '',
    taxOffice: '',
    taxOfficeNumber: null,
  }
  const { getByText } = await renderPage(<OrderDetails order={sampleOrder({ company: erased })} />, '/en/track-order')
  await expect.element(getByText('No longer kept')).toBeVisible()
})

it.each([
  ['home', texts.parcel, texts.store],
  ['store', texts.store, texts.parcel],
] as const)('says how the document of an order comes: %s', async (shipping, said, unsaid) => {
  const { getByText } = await renderPage(<OrderDetails order={sampleOrder({ shipping })} />, '/en/track-order')
  await expect.element(getByText(said)).toBeVisible()
  await expect.element(getByText(unsaid)).not.toBeInTheDocument()
})

it('says until which day a deposit is awaited', async () => {
  const account = { bank: 'Bank', holder: 'Stoa', iban: 'GR1601101250000000012300695' }
  const order = sampleOrder({ payment: 'bank_deposit', depositDeadline: '2026-11-27', accounts: [account] })
  const { getByText } = await renderPage(<Deposit order={order} />, '/en/track-order')
  await expect.element(getByText(/27 November/)).toBeVisible()
})

it.each([
  ['home', '/en/track-order', /dispatch as soon/, /dispatch it as soon/],
  ['store', '/en/track-order', /get your order ready as soon/, /and get it ready as soon/],
  ['home', '/track-order', /Στέλνουμε μόλις/, /και τη στέλνουμε μόλις/],
  ['store', '/track-order', /Ετοιμάζουμε την παραγγελία μόλις/, /και την ετοιμάζουμε μόλις/],
] as const)('says what a deposit is awaited for: %s, %s', async (shipping, path, note, step) => {
  const account = { bank: 'Bank', holder: 'Stoa', iban: 'GR1601101250000000012300695' }
  const placed = { status: 'pending', at: '2026-11-20T10:00:00.000Z' } as const
  const order = sampleOrder({ shipping, payment: 'bank_deposit', accounts: [account], changes: [placed] })
  const { getByText } = await renderPage(
    <>
      <Deposit order={order} />
      <OrderTimeline tracking={order} />
    </>,
    path,
  )
  await expect.element(getByText(note)).toBeVisible()
  await expect.element(getByText(step)).toBeVisible()
  await expect.element(getByText(/on the day of the order|την ημέρα της παραγγελίας/)).toBeVisible()
})

it.each([
  ['viva', 'pending', true],
  ['viva', 'processing', false],
  ['bank_deposit', 'pending', false],
] as const)('an order that waits for a provider can be paid from its page: %s, %s', async (payment, status, isDue) => {
  const order = sampleOrder({ payment, status })
  const { getByRole, getByText } = await renderPage(
    <>
      <StatusBadge order={order} />
      <PaymentDue order={order} />
    </>,
    '/en/track-order',
  )
  await expect.element(getByText(/^Awaiting payment|^Being prepared/)).toBeVisible()
  const button = getByRole('button', { name: 'Pay now' })
  if (isDue) expect(button.element().closest('form')?.action).toContain(`/api/payments/begin/${order.uid}`)
  else await expect.element(button).not.toBeInTheDocument()
})

it.each([
  ['/en/track-order', /Not charged yet\. The amount is held/, /^Card: €21\.90/],
  ['/track-order', /Δεν έχετε χρεωθεί ακόμη\. Το ποσό έχει δεσμευτεί/, /^Κάρτα: 21,90/],
] as const)('an amount that is held is not charged yet, and nothing is to be paid: %s', async (path, note, amount) => {
  const paymentName = path === '/track-order' ? 'Κάρτα' : 'Card'
  const order = sampleOrder({
    ...{ payment: 'card', paymentName, paymentHeld: true, status: 'processing' },
    ...{ due: 2190, payable: 2190 },
  })
  const { getByRole, getByText } = await renderPage(
    <>
      <OrderDetails order={order} />
      <PaymentDue order={order} />
    </>,
    path,
  )
  await expect.element(getByText(note)).toBeVisible()
  await expect.element(getByText(amount)).toBeVisible()
  await expect.element(getByRole('button', { name: /Pay now|Πληρωμή τώρα/ })).not.toBeInTheDocument()
})

it.each([
  [
    '/en/track-order',
    /^Awaiting payment/,
    /haven’t been charged.*until 1 December/,
    'Pay now',
    /^Waiting for your payment/,
  ],
  [
    '/track-order',
    /^Αναμένει πληρωμή/,
    /δεν χρεώθηκαν.*ως τις 1 Δεκεμβρίου/,
    'Πληρωμή τώρα',
    /^Περιμένουμε την πληρωμή/,
  ],
] as const)('an amount that is not held any more is paid anew: %s', async (path, badge, said, button, step) => {
  const at = '2026-11-26T11:42:00.000Z'
  const changes = [
    { status: 'pending' as const, at },
    { status: 'processing' as const, at },
  ]
  const order = sampleOrder({ payment: 'card', status: 'processing', payBy: '2026-12-01', changes })
  const { getByRole, getByText } = await renderPage(
    <>
      <StatusBadge order={order} />
      <PaymentDue order={order} />
      <OrderTimeline tracking={order} />
    </>,
    path,
  )
  const current = getByRole('listitem').nth(1)
  await expect.element(current).toMatchTextContent(step)
  await expect.element(current).toMatchTextContent(/1 (December|Δεκεμβρίου)/)
  await expect.element(getByText(badge)).toBeVisible()
  await expect.element(getByText(said)).toBeVisible()
  await expect.element(getByRole('button', { name: button })).toBeVisible()
})

it.each([
  [2190, /waiting for a payment of €21\.90/, false],
  [1340, /waiting for a payment of €13\.40/, true],
] as const)(
  'an order of which part came back before it was paid asks for the rest: %s',
  async (payable, asked, isLess) => {
    const order = sampleOrder({ payment: 'viva', due: 2190, payable })
    const { getByText } = await renderPage(
      <>
        <OrderDetails order={order} />
        <PaymentDue order={order} />
      </>,
      '/en/track-order',
    )
    await expect.element(getByText(asked)).toBeVisible()
    const note = getByText(/Less than the €21\.90 first agreed/)
    await (isLess ? expect.element(note).toBeVisible() : expect.element(note).not.toBeInTheDocument())
  },
)

it('states the net amount once, and that of several rates also in all', async () => {
  const food = { rate: 1300, gross: 1130, net: 1000, vat: 130 }
  const books = { rate: 600, gross: 1060, net: 1000, vat: 60 }
  const netTexts = async (vatGroups: Order['vatGroups'], net: number) => {
    const order = sampleOrder({ vatGroups, net })
    const { container, unmount } = await renderPage(
      <OrderAmounts order={order} total="Total" byRate />,
      '/en/track-order',
    )
    const found = container.textContent?.match(/net €[\d.]+/gi)
    await unmount()
    return found
  }
  expect(await netTexts([books], 1000)).toEqual(['net €10.00'])
  expect(await netTexts([food, books], 2000)).toEqual(['Net €20.00', 'net €10.00', 'net €10.00'])
})

it('links to the terms that were accepted', async () => {
  const { getByRole } = await renderPage(<OrderHelp contact={{}} termsVersion={3} />, '/en/track-order')
  await expect.element(getByRole('link', { name: /version 3/ })).toHaveAttribute('href', '/en/pages/terms?version=3')
})

it.each([
  [['books'], /14 days from delivery to withdraw without giving a reason\. For/],
  [
    ['books', 'gift_cards'],
    /14 days .* reason: from delivery, and for gift cards from the order, as long as they haven’t/,
  ],
  [
    ['goods', 'made', 'gift_cards'],
    /reason, except from what was made for you: from delivery, and for gift cards from/,
  ],
  [['gift_cards'], /14 days from the order .* hasn’t been used\./],
  [['made', 'gift_cards'], /14 days from the order .* hasn’t been used, but not from what was made for you/],
  [['books', 'made'], /14 days from delivery .* except from what was made for you/],
  [['made'], /^What was made for you can’t be returned unless it is faulty/],
] as const)('says what of %j is taken back', async (contents, said) => {
  const { getByText } = await renderPage(
    <OrderHelp contact={{}} tracking={{ contents: [...contents], changes: [] }} />,
    '/en/track-order',
  )
  await expect.element(getByText(said)).toBeVisible()
})

it('promises nothing more of an order that has ended', async () => {
  const changes = [{ status: 'cancelled', at: '2026-11-20T11:42:00.000Z' }] as const
  const order = sampleOrder({ status: 'cancelled', changes: [...changes] })
  const { getByRole, getByText } = await renderPage(
    <>
      <OrderDetails order={order} />
      <OrderHelp contact={{}} code={order.code} tracking={order} />
    </>,
    '/en/track-order',
  )
  await expect.element(getByText('For anything you need, write to us or call.')).toBeVisible()
  await expect.element(getByRole('link', { name: /Withdraw from contract/ })).not.toBeInTheDocument()
  await expect.element(getByText(texts.parcel)).not.toBeInTheDocument()
})

it.each([
  ['/en/track-order', ['books'], /^Picking your books from the shelves/],
  ['/en/track-order', ['goods'], /^Packing your order/],
  ['/en/track-order', ['books', 'made'], /^Making what you ordered/],
  ['/track-order', ['gift_cards'], /^Ετοιμάζουμε τις δωροκάρτες/],
] as const)('names the first step by what is in the order: %s, %j', async (path, contents, step) => {
  const changes = [
    { status: 'pending', at: '2026-11-20T11:42:00.000Z' },
    { status: 'processing', at: '2026-11-20T11:43:00.000Z' },
  ] as const
  const tracking = sampleOrder({ contents: [...contents], changes: [...changes] })
  const { getByText } = await renderPage(<OrderTimeline tracking={tracking} />, path)
  await expect.element(getByText(step)).toBeVisible()
})

it.each([
  ['2026-11-27', /We’re keeping it until .*27 November.* and you pay when you collect it/],
  [null, /keep it for seven days/],
] as const)('says until when an order waits at its branch: %s', async (collectionDeadline, said) => {
  const changes = [{ status: 'readyForPickup' as const, at: '2026-11-20T11:42:00.000Z' }]
  const order = sampleOrder({ shipping: 'store', payment: 'in_store', changes, collectionDeadline })
  const { getByText } = await renderPage(<OrderTimeline tracking={order} />, '/en/track-order')
  await expect.element(getByText(said)).toBeVisible()
})

it('says on which day gift cards are sent', async () => {
  const changes = [{ status: 'processing' as const, at: '2026-11-20T11:42:00.000Z' }]
  const days = { deliveryFrom: '2026-12-24', deliveryTo: '2026-12-24' }
  const order = sampleOrder({ shipping: 'email', contents: ['gift_cards'], payment: 'card', changes, ...days })
  const { getByRole } = await renderPage(<OrderTimeline tracking={order} />, '/en/track-order')
  const last = getByRole('listitem').last()
  await expect.element(last).toMatchTextContent(/^Sent by e-\u2060?mail/)
  await expect.element(last).toMatchTextContent('24 December')
})

it('shows the words on the card in the parcel, and nothing where there are none', async () => {
  const order = sampleOrder({ extras: { giftNote: 'Happy birthday' } })
  const { getByText, unmount } = await renderPage(<OrderDetails order={order} />, '/en/track-order')
  await expect.element(getByText('Card in the parcel')).toBeVisible()
  await expect.element(getByText('Happy birthday')).toBeVisible()
  await unmount()
  const plain = await renderPage(<OrderDetails order={sampleOrder()} />, '/en/track-order')
  await expect.element(plain.getByText('Card in the parcel')).not.toBeInTheDocument()
})

it.each([
  [0, /^Gift card …AB12: €10.00$/, /Cash on delivery/],
  [790, /^Cash on delivery: €7.90$/, /There is no such text/],
])('says how much was paid with what: %i cents are left', async (due, said, unsaid) => {
  const order = sampleOrder({ due, means: [{ kind: 'gift_card', code: 'AB12', amount: 1000 }] })
  const { getByText } = await renderPage(<OrderDetails order={order} />, '/en/track-order')
  await expect.element(getByText(said)).toBeVisible()
  await expect.element(getByText('Gift card …AB12: €10.00')).toBeVisible()
  await expect.element(getByText(unsaid)).not.toBeInTheDocument()
})
