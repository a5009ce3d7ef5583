import { type GiftCardBalance, getGiftCardBalance } from '@stoa/contract/ordering/gift-cards'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { answer, refuse } from '../../../../test/shop-stub.ts'
import { tap } from '../../../../test/tap.ts'
import { codesStore } from '../../../state/codes-store.ts'
import { BalancePage } from './balance-page.tsx'

const card: GiftCardBalance = {
  state: 'usable',
  last4: '0AB1',
  balance: 2500,
  initial: 5000,
  lastDay: '2028-03-14',
  uses: [
    { at: '2026-11-20T22:30:00Z', amount: 500 },
    { at: '2026-11-20T10:00:00Z', amount: -3000 },
  ],
}
const spines = Array.from(
  { length: 10 },
  (_, index) => `<svg aria-hidden="true" data-spine="${index}" width="30" height="90"></svg>`,
)
const code = '7K2M-9QRT-4VXZ-0AB1'

async function openForm() {
  const { getByLabelText, getByRole, container } = await renderPage(
    <BalancePage spines={spines} />,
    '/en/gift-card-balance',
  )
  return {
    field: getByLabelText('Code', { exact: true }),
    submit: () => tap(getByRole('button', { name: 'See the balance' })),
    status: getByRole('status'),
    alert: getByRole('alert'),
    drawing: getByRole('img'),
    countSpines: () => container.querySelectorAll('[data-spine]').length,
  }
}

it('shows what is on the card and each use, by days of the shop, and a book for every ten euros', async () => {
  const calls = answer(getGiftCardBalance, () => card)
  const { field, submit, status, drawing, countSpines } = await openForm()
  expect(countSpines()).toBe(0)
  await field.fill('7k2m 9qrt 4vxz oabl')
  await submit()
  await expect.element(status).toMatchTextContent('Balance€25.00')
  for (const text of [
    '€50.00',
    '14 March 2028',
    'Used on 20 November 2026−€30.00',
    'Refunded on 21 November 2026€5.00',
  ])
    await expect.element(status).toMatchTextContent(text)
  await expect.element(field).toHaveValue(code)
  await expect.element(field).toHaveAccessibleDescription(/The card is valid/)
  await expect.element(drawing).toHaveAccessibleName('Gift card, €25.00')
  expect(countSpines()).toBe(2)
  expect(calls.map(({ input }) => input)).toEqual([{ code: code.replaceAll('-', '') }])
})

it.each([
  ['used_up', 'The card is used up.'],
  ['expired', 'The card expired on 14 March 2028'],
] as const)('%s: says so, and shows what was on it', async (state, text) => {
  answer(getGiftCardBalance, () => ({ ...card, state }))
  const { field, submit, status } = await openForm()
  await field.fill(code)
  await submit()
  await expect.element(status).toMatchTextContent(text)
  await expect.element(status).toMatchTextContent('€50.00')
  await expect.element(field).not.toHaveAccessibleDescription(/The card is valid/)
})

it('what can be no code is not sent', async () => {
  const calls = answer(getGiftCardBalance, () => card)
  const { field, submit } = await openForm()
  await submit()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Enter the code/)
  await field.fill('STO-26-483920')
  await expect.element(field).toHaveAccessibleDescription(/“STO-26-483920” isn’t a gift card code/)
  await submit()
  expect(calls).toEqual([])
})

it('a wrong code is said at the field; the last card is not shown with it', async () => {
  let found = true
  answer(getGiftCardBalance, () => (found ? card : refuse('gift_card_invalid')))
  const { field, submit, status } = await openForm()
  await field.fill(code)
  await submit()
  await expect.element(status).toMatchTextContent('€25.00')
  found = false
  await field.fill(code.replace('7', '8'))
  await submit()
  await expect.element(field).toHaveAccessibleDescription(/There is no valid gift card with this code/)
  await expect.element(field).toHaveFocus()
  await expect.element(status).toBeEmptyDOMElement()
})

it('too many codes: says how long to wait', async () => {
  answer(getGiftCardBalance, () => refuse('too_many_requests', { title: 'Too many calls.', retryAfter: '600' }))
  const { field, submit, alert } = await openForm()
  await field.fill(code)
  await submit()
  await expect.element(alert).toMatchTextContent('Too many calls.')
})

it('leads to the basket with the code in it, once; a card that is used up does not', async () => {
  codesStore.clear()
  answer(getGiftCardBalance, () => card)
  const screen = await renderPage(<BalancePage spines={spines} />, '/en/gift-card-balance')
  await screen.getByLabelText('Code', { exact: true }).fill(code)
  await tap(screen.getByRole('button', { name: 'See the balance' }))
  const use = screen.getByRole('button', { name: 'Use in my basket' })
  await tap(use)
  await expect.poll(screen.address).toBe('/en/cart')
  expect(codesStore.read()).toEqual([code])
  await screen.unmount()
  answer(getGiftCardBalance, () => ({ ...card, state: 'used_up', balance: 0 }) as const)
  const other = await renderPage(<BalancePage spines={spines} />, '/en/gift-card-balance')
  await other.getByLabelText('Code', { exact: true }).fill(code)
  await tap(other.getByRole('button', { name: 'See the balance' }))
  await expect.element(other.getByRole('status')).toMatchTextContent('Balance€0.00')
  await expect.element(other.getByRole('button', { name: 'Use in my basket' })).not.toBeInTheDocument()
})
