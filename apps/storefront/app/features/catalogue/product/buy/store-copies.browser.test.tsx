import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { StoreCopies } from './store-copies.tsx'

const today = '2026-11-20'
const pickup = { from: 'here', day: today, until: '21:00', readyAt: null } as const
const arrival = { from: today, to: today, orderBy: today, orderBefore: 15 }
const branches = [{ branchId: 5, name: 'Kypseli', quantity: 2, pickup }]

it.each([
  ['en', '/en/products/book-1', 'ready today; the store closes at 21:00'],
  ['el', '/products/book-1', 'έτοιμο σήμερα· το κατάστημα κλείνει στις 21:00'],
])('says that a copy is ready, and until when the branch is open, in %s', async (_, path, said) => {
  const { getByText } = await renderPage(
    <StoreCopies isBook branches={branches} arrival={arrival} today={today} />,
    path,
  )
  await expect.element(getByText(said, { exact: true })).toBeVisible()
})
