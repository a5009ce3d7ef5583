import { describe, expect, it, test } from 'vitest'
import { finalStatuses } from '../../identity/data-retention.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'
import {
  decideMove,
  givesBack,
  hasPaid,
  isPaidWith,
  type OrderActor,
  orderActors,
  orderMoves,
  owesMoney,
  releasesCodes,
  statusAfterReturn,
} from './order-moves.ts'
import { orderStatuses as all, type OrderStatus } from './order-status.ts'

const nextOf = (status: OrderStatus) => Object.keys(orderMoves[status]) as OrderStatus[]

describe('the table', () => {
  it.each(all)('%s never leads to itself, and each move is somebody’s', (status) => {
    expect(nextOf(status)).not.toContain(status)
    for (const actors of Object.values(orderMoves[status])) expect(actors.length).toBeGreaterThan(0)
  })

  it('leads everywhere from pending, and nowhere back to it', () => {
    const reached = new Set<OrderStatus>(['pending'])
    for (const status of reached) for (const next of nextOf(status)) reached.add(next)
    expect([...reached].toSorted()).toEqual(all.toSorted())
    expect(all.filter((status) => nextOf(status).includes('pending'))).toEqual([])
  })

  it('leads from every status to a final one: a refund is final', () => {
    expect(nextOf('refund')).toEqual([])
    const ends = (status: OrderStatus, seen: readonly OrderStatus[] = []): boolean =>
      status === 'refund' || nextOf(status).some((next) => !seen.includes(next) && ends(next, [...seen, status]))
    expect(all.filter((status) => !ends(status))).toEqual([])
  })

  it('does not follow a final status with one that needs the buyer’s address, except with late money', () => {
    const atRest = new Set<string>(finalStatuses)
    for (const status of finalStatuses)
      for (const next of nextOf(status)) {
        const isLate = status === 'cancelled' && next === 'checkingStock'
        expect(atRest.has(next) || isLate).toBe(true)
      }
  })
})

test('a refund ends only what is not with the buyer: of the rest, more may come back', () => {
  const refundable = all.filter((status) => nextOf(status).includes('refund'))
  expect(refundable.toSorted()).toEqual(['cancelled', 'notAvailable', 'returned'])
})

/** The moves of each, as `from to`; written again, by hand: whoever changes the table changes it twice. */
const movesOf = (actor: OrderActor): string[] =>
  all.flatMap((from) => nextOf(from).flatMap((to) => (orderMoves[from][to]?.includes(actor) ? `${from} ${to}` : [])))

test('a customer only cancels, and only until the shop has begun', () => {
  expect(movesOf('customer')).toEqual(['pending cancelled', 'checkingStock cancelled'])
})

test('the shop by itself begins what is paid, gives up what is not, follows parcels, and ends what is withdrawn from', () => {
  expect(movesOf('system').toSorted()).toEqual(
    [
      ...['pending processing', 'pending cancelled', 'pending checkingStock', 'checkingStock processing'],
      ...['checkingStock cancelled', 'cancelled checkingStock', 'processing completed', 'readyForPickup cancelled'],
      ...['processing inDelivery', 'invoiced inDelivery', 'inDelivery readyForPickup', 'inDelivery completed'],
      ...['inDelivery partiallyDelivered', 'inDelivery notDelivered', 'readyForPickup completed'],
      ...[
        'readyForPickup notDelivered',
        'partiallyDelivered completed',
        'partiallyDelivered returned',
        'notDelivered completed',
      ],
      ...['notDelivered returned', 'processing cancelled', 'partiallyDelivered partiallyReturned'],
      ...['partiallyReturned returned', 'completed partiallyReturned', 'completed returned'],
      ...['cancelled refund', 'notAvailable refund', 'returned refund', 'invoiced cancelled'],
    ].toSorted(),
  )
})

test.each([
  ['completed', false, 'partiallyReturned'],
  ['completed', true, 'returned'],
  ['partiallyReturned', false, null],
  ['partiallyReturned', true, 'returned'],
  ['partiallyDelivered', false, 'partiallyReturned'],
  ['partiallyDelivered', true, 'returned'],
  ['notDelivered', false, null],
  ['notDelivered', true, 'returned'],
  ['processing', false, null],
  ['processing', true, 'cancelled'],
  ['inDelivery', true, null],
] as const)('%s, and all of it came back: %s', (from, complete, to) => {
  expect(statusAfterReturn(from, complete)).toBe(to)
})

test('what is paid on delivery is paid once the parcel was there', () => {
  expect(all.filter((status) => hasPaid(status, 'on_delivery'))).toEqual([
    ...['completed', 'partiallyDelivered', 'partiallyReturned', 'returned'],
  ])
  expect(all.every((status) => hasPaid(status, 'paid'))).toBe(true)
})

test('a transfer is not paid by a delivery', () => {
  expect(all.filter((status) => hasPaid(status, 'awaiting'))).toEqual([])
})

test('the tool and the staff make the same moves: all but those of gift cards, of late money and of what nobody collects', () => {
  expect(movesOf('tool')).toEqual(movesOf('staff'))
  const everyMove = all.flatMap((from) => nextOf(from).map((to) => `${from} ${to}`))
  expect(everyMove.filter((move) => !movesOf('staff').includes(move)).toSorted()).toEqual([
    ...['cancelled checkingStock', 'processing completed', 'readyForPickup cancelled'],
  ])
})

describe('each of the 196 pairs, for each actor', () => {
  it.each(orderActors)('%s', (actor) => {
    for (const from of all)
      for (const to of all) {
        const actors = orderMoves[from][to]
        const refusal = actors ? 'order_move_not_yours' : 'order_move_not_allowed'
        const allowed = { ok: true, value: from !== to }
        const expected = from === to || actors?.includes(actor) ? allowed : { ok: false, refusal }
        expect([from, to, decideMove(from, to, actor)]).toEqual([from, to, expected])
      }
  })
})

test('what an order took comes back when nothing of it is with the buyer', () => {
  expect(all.filter(givesBack).toSorted()).toEqual(['cancelled', 'notAvailable', 'returned'])
  expect(all.filter(releasesCodes).toSorted()).toEqual(['cancelled', 'notAvailable'])
})

test('cash is paid when all of the order is delivered, or no more of it will be', () => {
  const paidFrom = (from: OrderStatus, payment: PaymentStatus) =>
    all.filter((to) => orderMoves[from][to] && isPaidWith(to, { from, payment }))
  expect(paidFrom('inDelivery', 'on_delivery')).toEqual(['completed'])
  expect(paidFrom('partiallyDelivered', 'on_delivery').toSorted()).toEqual([
    'completed',
    'partiallyReturned',
    'returned',
  ])
  expect(paidFrom('notDelivered', 'on_delivery')).toEqual(['completed'])
  for (const from of all) expect([...paidFrom(from, 'awaiting'), ...paidFrom(from, 'paid')]).toEqual([])
})

test('money is owed of what was paid, when nothing of the order is with the buyer', () => {
  expect(all.filter((to) => owesMoney(to, 'paid')).toSorted()).toEqual(['cancelled', 'notAvailable', 'returned'])
  expect(all.filter((to) => owesMoney(to, 'awaiting') || owesMoney(to, 'on_delivery'))).toEqual([])
})
