import { expect, test } from 'vitest'
import { dayFrom, isoDay } from '../delivery/working-days.ts'
import type { OrderStatus } from '../order/order-status.ts'
import { decideWithdrawable, type WithdrawalLine, type WithdrawalOrder } from './withdrawable.ts'

const received = dayFrom('2026-11-24')
const lastDay = dayFrom('2026-12-08')
const book: WithdrawalLine = { line: 0, quantity: 2, withdrawable: true, cards: null, gone: 0 }

function decide(line: Partial<WithdrawalLine>, order: Partial<WithdrawalOrder> = {}, today = received) {
  const lines = [{ ...book, ...line }]
  const facts = { status: 'completed', placedOn: received - 4, receivedOn: received, lines, ...order } as const
  const [decision] = decideWithdrawable(facts, today)
  return decision && [decision.left, decision.obstacle, decision.lastDay && isoDay(decision.lastDay)]
}

test.each<[string, Partial<WithdrawalLine>, Partial<WithdrawalOrder>, unknown[]]>([
  ['goods', {}, {}, [2, null, '2026-12-08']],
  ['goods that have not come yet', {}, { status: 'inDelivery', receivedOn: null }, [2, null, null]],
  ['what was made for the buyer', { withdrawable: false }, {}, [0, 'made', '2026-12-08']],
  ['what was withdrawn from already', { gone: 2 }, {}, [0, 'withdrawn', '2026-12-08']],
  ['the rest of it', { gone: 1 }, {}, [1, 'withdrawn', '2026-12-08']],
  ['unused gift cards, from the order on', { cards: { spent: 0 } }, {}, [2, null, '2026-12-04']],
  ['gift cards of which one was used', { cards: { spent: 1 } }, {}, [1, 'card_spent', '2026-12-04']],
  ['used gift cards', { cards: { spent: 2 } }, {}, [0, 'card_spent', '2026-12-04']],
])('%s', (_, line, order, expected) => {
  expect(decide(line, order)).toEqual(expected)
})

test('until the end of the last day', () => {
  expect(decide({}, {}, lastDay)).toEqual([2, null, '2026-12-08'])
  expect(decide({}, {}, lastDay + 1)).toEqual([0, 'period_over', '2026-12-08'])
})

test.each<OrderStatus>(['cancelled', 'notAvailable', 'returned', 'refund'])(
  'nothing of an order that is %s',
  (status) => {
    expect(decide({}, { status })).toEqual([0, 'ended', '2026-12-08'])
  },
)
