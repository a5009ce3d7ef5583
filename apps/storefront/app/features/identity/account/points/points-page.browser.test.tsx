import { getPoints, listPointsEntries, type Points, type PointsEntry } from '@stoa/contract/ordering/points'
import { beforeEach, expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { startSession } from '../../../../../test/sample-customer.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { PointsPage } from './points-page.tsx'

const points: Points = {
  approved: 398,
  value: 398,
  pending: 58,
  clearsOn: '2026-12-08',
  owed: 0,
  minimum: 300,
  goal: 500,
  goalValue: 500,
  expiring: { points: 30, lastDay: '2027-09-25' },
  monthsValid: 12,
  rules: [
    { kind: 'Credit', points: 1, boughtFrom: null },
    { kind: 'Birthday', points: 30, boughtFrom: null },
    { kind: 'Raffle', points: 7, boughtFrom: null },
  ],
}
const order = { uid: '0b0b0b0b-0000-4000-8000-000000000001', code: 'STO-26-260418' }
const entry = (id: number, changes: Partial<PointsEntry>): PointsEntry => ({
  id,
  kind: 'Birthday',
  points: 30,
  debt: 0,
  at: '2026-09-24T22:00:00.000Z',
  order: null,
  pending: false,
  clearsOn: null,
  ...changes,
})

/** With plain spaces: numbers are kept with the word that follows. */
const plainText = (shown: Locator): string => (shown.element().textContent ?? '').replace(/\s/g, ' ')

let asked: readonly unknown[] = []
const listed = (...entries: PointsEntry[]) => {
  asked = answer(listPointsEntries, () => ({ entries, total: entries.length }))
}
beforeEach(async () => {
  await startSession()
  answer(getPoints, () => points)
  listed()
})

it('says what there is, what it is worth, what waits and what expires first', async () => {
  const { getByRole, getByText } = await renderPage(<PointsPage />, '/profile/points')
  await expect.element(getByRole('heading', { level: 1, name: '398 πόντοι' })).toBeVisible()
  await expect.element(getByText(/^Αξίζουν\s3,98\s€\.\sΧρησιμοποιούνται\sαπό\s300/)).toBeVisible()
  const standing = getByRole('region', { name: 'Πού βρίσκεστε' })
  await expect.element(standing.getByRole('progressbar')).toHaveAttribute('max', '500')
  await expect.poll(() => plainText(standing)).toContain('Άλλοι 102 και φτάνετε στους 500, που αξίζουν 5,00 €.')
  expect(plainText(standing)).toContain('Σε αναμονή58, από τις 8 Δεκεμβρίου')
  expect(plainText(standing)).toContain('Λήγουν πρώτοι30 στις 25 Σεπτεμβρίου 2027')
})

it('says what earns points, and nothing of a rule that it has no words for', async () => {
  const { getByRole } = await renderPage(<PointsPage />, '/en/profile/points')
  const rules = getByRole('region', { name: 'How to earn them' })
  await expect.element(rules.getByText('Each euro on books and other items')).toBeVisible()
  await expect.element(rules.getByText('Your birthday')).toBeVisible()
  expect(rules.getByRole('listitem').elements()).toHaveLength(2)
})

it('lists why points changed, by the day in Athens, with what waits marked', async () => {
  listed(
    entry(3, { kind: 'PendingOrderProduct', points: 58, order, pending: true, clearsOn: '2026-12-08' }),
    entry(2, { kind: 'Redeem', points: -340, order }),
    entry(1, {}),
  )
  const { getByRole } = await renderPage(<PointsPage />, '/profile/points')
  const history = getByRole('region', { name: 'Κινήσεις' })
  const rows = history.getByRole('list').nth(1).getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(
      'Αγορά STO-26-260418 Σε αναμονή+5825 Σεπτεμβρίου 2026 · Γίνονται διαθέσιμοι στις 8 Δεκεμβρίου, όταν περάσει η υπαναχώρηση',
    )
  await expect.element(rows.nth(1)).toHaveTextContent('Εξαργύρωση στην STO-26-260418 −34025 Σεπτεμβρίου 2026')
  await expect.element(rows.nth(2)).toHaveTextContent('Γενέθλια +3025 Σεπτεμβρίου 2026')
  await expect.element(rows.nth(0).getByRole('link')).toHaveAttribute('href', `/profile/orders/${order.uid}`)
})

it('asks for what was spent where the URL does, and says when there is nothing', async () => {
  const { getByRole } = await renderPage(<PointsPage />, '/en/profile/points?filter=spent')
  await expect.element(getByRole('status')).toHaveTextContent('No changes')
  await expect.element(getByRole('link', { name: 'Spent' })).toHaveAttribute('aria-current', 'true')
  expect(asked.at(-1)).toMatchObject({ input: { filter: 'spent' } })
})

it('says what is owed', async () => {
  answer(getPoints, () => ({ ...points, approved: 0, value: 0, pending: 0, clearsOn: null, expiring: null, owed: 38 }))
  listed(entry(1, { kind: 'Revert', points: -58, debt: 38, order }))
  const { getByRole } = await renderPage(<PointsPage />, '/en/profile/points')
  const standing = getByRole('region', { name: 'Where you stand' })
  await expect.element(standing).toBeVisible()
  expect(plainText(standing)).toContain('Owed38: they had been used before a return')
  const history = getByRole('region', { name: 'History' })
  await expect.poll(() => plainText(history)).toContain('38 had already been used')
})
