import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProduct } from '../../../../../test/sample-books.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { listenToPage } from '../../../../state/page-events.ts'
import { GiftCardPage } from './gift-card-page.tsx'

const spines = Array.from(
  { length: 10 },
  (_, index) => `<svg aria-hidden="true" data-spine="${index}" width="30" height="90"></svg>`,
)
const product = sampleProduct({ id: 7, kind: 'giftCard', name: 'Gift card', url: 'gift-card', price: 1000 })
const today = isoDay(dayOf(Date.now()))
const yesterday = isoDay(dayOf(Date.now()) - 1)

beforeEach(() => cartStore.clear())

async function openPage(path = '/en/products/gift-card') {
  const addToCart = vi.fn()
  listenToPage({ addToCart, redirect: () => {} })
  const screen = await renderPage(<GiftCardPage product={product} spines={spines} />, path)
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
  return {
    ...screen,
    addToCart,
    field,
    day: screen.getByLabelText('When to send it', { exact: false }),
    drawing: screen.getByRole('img'),
    radio: (name: string) => screen.getByRole('radio', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name }),
    countSpines: () => screen.container.querySelectorAll('[data-spine]').length,
  }
}

async function fillRecipient({ field }: Awaited<ReturnType<typeof openPage>>) {
  await field('Recipient’s e-\u2060mail').fill('katerina@example.gr')
  await field('Recipient’s name').fill('Katerina')
}

it('the drawing follows the amount: a book for every ten euros', async () => {
  const { radio, field, drawing, countSpines, getByText } = await openPage()
  await expect.element(drawing).toHaveAccessibleName('Gift card, €30.00')
  expect(countSpines()).toBe(3)
  await tap(getByText('€50', { exact: true }))
  await expect.element(drawing).toHaveAccessibleName('Gift card, €50.00')
  expect(countSpines()).toBe(5)
  radio('€50').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await field('Amount in euros').fill('45')
  await expect.element(drawing).toHaveAccessibleName('Gift card, €45.00')
  expect(countSpines()).toBe(4)
})

it('adds a card with everything that was written', async () => {
  const page = await openPage()
  await fillRecipient(page)
  await expect.element(page.field('Recipient’s e-\u2060mail')).toHaveAccessibleDescription('It will go to this address')
  await page.field('From').fill('Helen')
  await page.field('Message').fill('Happy name day, Katerina.')
  await expect.element(page.field('Message')).toHaveAccessibleDescription('25 of 300 characters')
  await page.day.fill(today)
  await tap(page.button('Add to basket'))
  const giftCard = {
    recipientName: 'Katerina',
    recipientEmail: 'katerina@example.gr',
    senderName: 'Helen',
    message: 'Happy name day, Katerina.',
    sendOn: today,
    design: 'classic',
    amountCents: 3000,
  }
  await vi.waitFor(() =>
    expect(page.addToCart.mock.calls).toEqual([
      [{ productId: 7, dimensionId: 0, quantity: 1, extension: { giftCard } }],
    ]),
  )
})

it('each field says what is wrong with it, and nothing is added', async () => {
  const page = await openPage()
  await page.radio('Other').click({ force: true })
  await page.field('Amount in euros').fill('9,50')
  await page.field('Message').fill(`See https://example.gr`)
  await page.day.fill(yesterday)
  await page.button('Add to basket').click()
  for (const text of [
    'Enter the recipient’s e-\u2060mail',
    'Enter the recipient’s name',
    'without a web address',
    'Choose a day from today',
    'from €10 to €200',
  ])
    await expect.element(page.getByRole('main')).toMatchTextContent(text)
  await expect.element(page.field('Amount in euros')).toHaveAttribute('aria-invalid', 'true')
  await page.field('Message').fill('x'.repeat(301))
  await expect.element(page.field('Message')).toHaveAccessibleDescription(/at most 300 characters/)
  expect(page.addToCart).not.toHaveBeenCalled()
})

it('changes a card that is in the basket, and leads back there', async () => {
  const giftCard = {
    recipientName: 'Katerina',
    recipientEmail: 'k@example.gr',
    design: 'classic',
    amountCents: 4500,
  } as const
  cartStore.add({ productId: 3, dimensionId: 0, quantity: 1 })
  cartStore.add({ productId: 7, dimensionId: 0, quantity: 2, extension: { giftCard } })
  const page = await openPage('/en/products/gift-card?line=2')
  await expect.element(page.field('Amount in euros')).toHaveValue('45')
  await page.field('Recipient’s e-\u2060mail').fill('katerina@example.gr')
  await tap(page.button('Save changes'))
  await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/en/cart'))
  expect(cartStore.read()).toEqual([
    { productId: 3, dimensionId: 0, quantity: 1, extension: undefined },
    {
      productId: 7,
      dimensionId: 0,
      quantity: 2,
      extension: { giftCard: { ...giftCard, recipientEmail: 'katerina@example.gr' } },
    },
  ])
  expect(page.addToCart).not.toHaveBeenCalled()
})

it('an address that names another line asks for a new card', async () => {
  cartStore.add({ productId: 3, dimensionId: 0, quantity: 1 })
  const page = await openPage('/en/products/gift-card?line=1')
  await expect.element(page.button('Add to basket')).toBeVisible()
  await expect.element(page.field('Recipient’s name')).toHaveValue('')
})
