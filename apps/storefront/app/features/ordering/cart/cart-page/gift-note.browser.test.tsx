import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleGiftCard } from '../../../../../test/sample-checkout.ts'
import { tap } from '../../../../../test/tap.ts'
import { giftNoteStore } from '../../../../state/gift-note-store.ts'
import { GiftNote } from './gift-note.tsx'

const line = { productId: 1, dimensionId: 0, quantity: 1 }
const wrapped = { ...line, extension: { wrapping: true as const } }

beforeEach(() => giftNoteStore.clear())

const open = async (items: Parameters<typeof GiftNote>[0]['items']) => {
  const screen = await renderPage(<GiftNote items={items} />, '/en/cart')
  return { ...screen, field: screen.getByRole('textbox', { name: /^Your words on a card/ }) }
}

it('is offered when something is wrapped, and keeps the words once the field is left', async () => {
  const { field, getByText } = await open([wrapped])
  await field.fill('Happy birthday')
  await expect.element(getByText('14 of 300 characters')).toBeVisible()
  expect(giftNoteStore.read()).toBe('')
  await userEvent.tab()
  expect(giftNoteStore.read()).toBe('Happy birthday')
})

it('is there on request, with the focus', async () => {
  const { field, getByRole } = await open([line])
  await expect.element(field).not.toBeInTheDocument()
  await tap(getByRole('button', { name: 'Add a card to the parcel, free' }))
  await expect.element(field).toHaveFocus()
})

it('says what cannot be written, and keeps what was right before', async () => {
  giftNoteStore.write('Enjoy')
  const { field } = await open([line])
  await expect.element(field).toHaveValue('Enjoy')
  await field.fill('a'.repeat(301))
  await userEvent.tab()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).not.toHaveFocus()
  expect(giftNoteStore.read()).toBe('Enjoy')
  await field.fill('')
  await userEvent.tab()
  expect(giftNoteStore.read()).toBe('')
})

it('can be emptied where nothing is sent any more', async () => {
  giftNoteStore.write('Enjoy')
  const { field } = await open([sampleGiftCard()])
  await field.fill('')
  await userEvent.tab()
  await expect.element(field).not.toBeInTheDocument()
  expect(giftNoteStore.read()).toBe('')
})

it('is not there where nothing is sent', async () => {
  const { getByRole, field } = await open([sampleGiftCard()])
  await expect.element(getByRole('button')).not.toBeInTheDocument()
  await expect.element(field).not.toBeInTheDocument()
})
