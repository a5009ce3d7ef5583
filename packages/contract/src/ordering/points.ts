// Wire contract of a customer's loyalty points.

import { transactionKinds } from '@stoa/domain/ordering/loyalty/transaction-kinds'
import { noInput } from '../accepted.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryInteger } from '../query-shapes.ts'
import {
  boolean,
  integer,
  isoDate,
  isoDateTime,
  list,
  money,
  nullable,
  oneOf,
  openCode,
  optional,
  text,
  uuid,
} from '../shape.ts'

/** A code of another release is valid: pages have a word for it. */
const transactionKind = openCode(transactionKinds)

const pointsRule = entity('PointsRule', {
  kind: field('kind', transactionKind, 'What is rewarded. `Credit` and `ForConsumption`: each euro spent on goods.'),
  points: field('pnts', integer, 'How many points; for each euro where that is rewarded.'),
  boughtFrom: field('from', nullable(money), 'Only for those who bought for so much in the twelve months before.'),
})

const points = entity('Points', {
  approved: field('pnts', integer, 'Points that can be used, once there are enough of them.'),
  value: field('val', money, 'What they are worth.'),
  pending: field('pend', integer, 'Points of orders that may still be withdrawn from.'),
  clearsOn: field('clr', nullable(isoDate), 'The day on which the first of these is expected to become usable.'),
  owed: field('owed', integer, 'Points that were taken back after they had been used; the next ones settle it.'),
  minimum: field('min', integer, 'From how many points on they can be used.'),
  goal: field('goal', integer, 'The next number of points to aim at.'),
  goalValue: field('goalv', money, 'What so many are worth.'),
  expiring: field(
    'expr',
    nullable(
      entity('ExpiringPoints', {
        points: field('pnts', integer, 'How many.'),
        lastDay: field('day', isoDate, 'Until and including when.'),
      }),
    ),
    'Those that expire first.',
  ),
  monthsValid: field('mths', integer, 'For how many months points can be used.'),
  rules: field('rules', list(pointsRule), 'What earns points.'),
})
export type Points = EntityOf<typeof points>

export const getPoints = endpoint({
  name: 'getPoints',
  method: 'GET',
  path: '/loyaltypoints/getforcustomer',
  description:
    'The customer’s loyalty points: what can be used, what is pending, what expires first, and what earns more.',
  input: noInput,
  output: points,
  refusals: [],
  access: 'customer',
  isPublic: false,
})

export const pointsFilters = ['all', 'earned', 'spent'] as const

export const pointsEntry = entity('PointsEntry', {
  id: field('id', integer, 'Identifies it.'),
  kind: field('kind', transactionKind, 'Why points moved.'),
  points: field('pnts', integer, 'How many; below zero when they were taken away.'),
  debt: field('debt', integer, 'How many of these were owed: above zero not taken yet, below zero settled.'),
  at: field('date', isoDateTime, 'When.'),
  order: field(
    'order',
    nullable(
      entity('PointsOrder', {
        uid: field('uid', uuid, 'Identifies it in addresses.'),
        code: field('cd', text, 'The number people use.'),
      }),
    ),
    'The order that it is about.',
  ),
  pending: field('pend', boolean, 'Whether its points cannot be used yet.'),
  clearsOn: field('clr', nullable(isoDate), 'Of pending points: the day on which they are expected to become usable.'),
})
export type PointsEntry = EntityOf<typeof pointsEntry>

export const listPointsEntries = endpoint({
  name: 'listPointsEntries',
  method: 'GET',
  path: '/loyaltypoints/gethistory',
  description: 'Why the customer’s points moved. Pending points of an order are left out once they have become usable.',
  input: entity('PointsEntriesQuery', {
    filter: field('filter', optional(oneOf(pointsFilters)), 'All when left out.'),
    page: field('page', optional(queryInteger(1, 100_000)), '1 when left out.'),
    pageSize: field('psize', optional(queryInteger(1, 100)), '20 when left out.'),
  }),
  output: entity('PointsEntries', {
    entries: field('items', list(pointsEntry), 'Newest first.'),
    total: field('total', integer, 'How many there are in all with this filter.'),
  }),
  refusals: [],
  access: 'customer',
  isPublic: false,
})
