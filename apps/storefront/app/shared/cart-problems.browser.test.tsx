import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import type { CartProblem } from '@stoa/contract/ordering/totals'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleBook } from '../../test/sample-books.ts'
import { answer } from '../../test/shop-stub.ts'
import { ApiQueryProvider } from '../api/api-query-provider.tsx'
import { CartProblems } from './cart-problems.tsx'

const line: CartProblem = {
  kind: 'line',
  reason: 'quantity_reduced',
  message: '“Γκιακ”: we have 2.',
  line: { productId: 1, dimensionId: 0 },
  name: 'Γκιακ',
  code: null,
}
const about = { line: null, name: null, code: null }
const code: CartProblem = { ...about, kind: 'code', reason: 'Expired', message: 'It expired.', code: 'FRIEND-30' }
const points: CartProblem = { ...about, kind: 'points', reason: 'points_missing', message: 'You have 398.' }
const card: CartProblem = {
  ...{ ...about, kind: 'gift_card', reason: 'gift_card_not_needed', code: 'CARD' },
  message: 'It isn’t needed.',
}

async function open(fieldsBelow: boolean) {
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id, { nameLanguage: 'el' })))
  const note = <CartProblems problems={[line, code, card, points]} fieldsBelow={fieldsBelow} />
  return renderPage(<ApiQueryProvider>{note}</ApiQueryProvider>, '/en/cart')
}

const textsOf = (screen: Awaited<ReturnType<typeof open>>) =>
  screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

it('says of each what it is about, in the words of the API; a name keeps its language', async () => {
  const screen = await open(false)
  await expect.element(screen.getByText('Γκιακ', { exact: true })).toHaveAttribute('lang', 'el')
  expect(textsOf(screen)).toEqual([line.message, 'FRIEND-30: It expired.', 'CARD: It isn’t needed.', 'You have 398.'])
})

it('leaves codes and points to their fields where these are on the page', async () => {
  const screen = await open(true)
  await expect.element(screen.getByText('Γκιακ', { exact: true })).toBeVisible()
  expect(textsOf(screen)).toEqual([line.message, 'CARD: It isn’t needed.'])
})
