import { listOrderReturns, type OrderReturns as Returns } from '@stoa/contract/ordering/order-returns'
import { getWithdrawalDocument } from '@stoa/contract/ordering/withdrawals'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleOrder } from '../../../test/sample-order.ts'
import { answer } from '../../../test/shop-stub.ts'
import { OrderReturns } from './order-returns.tsx'

const lines = [{ name: 'Γκιακ', quantity: 2 }]
const statement = { at: '2026-11-24T16:42:07.000Z', lines, sendBackBy: null, hasNote: false }
const returned = { cause: 'goods', lines, refund: 990, giftCards: 0, to: 'payment', dueOn: '2026-12-08' } as const
const returns: Returns = {
  statements: [
    { ...statement, code: 'WD-26-317000', state: 'awaited', sendBackBy: '2026-12-08', hasNote: true },
    { ...statement, code: 'WD-26-317001', state: 'reading', lines: [] },
    { ...statement, code: 'WD-26-317002', state: 'ended' },
  ],
  returns: [
    { ...returned, at: '2026-11-25T10:00:00.000Z', state: 'due' },
    { ...returned, at: '2026-11-26T10:00:00.000Z', cause: 'order', state: 'refunded', to: 'account', lines: [] },
    { ...returned, at: '2026-11-27T10:00:00.000Z', cause: 'allowance', giftCards: 150, state: 'due', lines: [] },
    {
      ...returned,
      at: '2026-11-28T10:00:00.000Z',
      cause: 'allowance',
      giftCards: 150,
      refund: 0,
      state: 'nothing',
      lines: [],
    },
    { ...returned, at: '2026-11-29T10:00:00.000Z', cause: 'withdrawn', state: 'due' },
    { ...returned, at: '2026-11-30T10:00:00.000Z', cause: 'cancelled', state: 'due', lines: [] },
  ],
}

const order = sampleOrder()
const open = () => renderPage(<OrderReturns order={order} />, `/en/track-order/${order.uid}`)

it('says how far each statement and each refund has come', async () => {
  const calls = answer(listOrderReturns, () => returns)
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Withdrawals and returns' })).toBeVisible()
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Γκιακ, 2 copies')
  expect(texts[0]).toContain('Send it back by 8 December')
  expect(texts[1]).toContain('We’re reading it')
  expect(texts[2]).toContain('What you withdrew from was cancelled; nothing has to be sent back')
  expect(texts[3]).toMatch(/We’ll refund €9\.90 by 8 December( 2026)?, the same way you paid/)
  expect(texts[4]).toContain('We’ve refunded €9.90 to your bank account')
  expect(texts[4]).toContain('The whole order')
  expect(texts[5]).toMatch(
    /Amount given back.*nothing for you to return.*€1\.50 is back on your gift card.*€9\.90 by 8/,
  )
  expect(texts[6]).not.toContain('No money is due')
  expect(texts[7]).toMatch(/Cancelled, .*Γκιακ, 2 copies.*€9\.90 by 8/)
  expect(texts[8]).toMatch(/Cancelled, .*The whole order/)
  expect(calls.map(({ input }) => input)).toEqual([{ uid: order.uid, email: order.email }])
})

it('has the note for the parcel while it is awaited', async () => {
  answer(listOrderReturns, () => returns)
  const files = answer(getWithdrawalDocument, () => ({ name: 'Return.pdf', pdf: btoa('%') }))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const screen = await open()
  await screen.getByRole('button', { name: 'Return note: WD-26-317000' }).click()
  await expect.poll(() => saved.mock.contexts.length).toBe(1)
  saved.mockRestore()
  expect(files.map(({ input }) => input)).toEqual([{ code: 'WD-26-317000', email: order.email, kind: 'returnNote' }])
  expect(screen.getByRole('button', { name: /^Return note/ }).elements()).toHaveLength(1)
})

it('is not there where nothing was withdrawn from or came back', async () => {
  const calls = answer(listOrderReturns, () => ({ statements: [], returns: [] }))
  const screen = await open()
  await expect.poll(() => calls.length).toBe(1)
  expect(screen.getByRole('heading').elements()).toEqual([])
})
