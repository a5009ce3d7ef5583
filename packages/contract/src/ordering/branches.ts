// Wire contract of the branches where orders are collected.

import { maxCartLines } from '@stoa/domain/ordering/cart/cart'
import * as z from 'zod/mini'
import { pickup } from '../catalogue/product-parts.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryItems } from '../query-shapes.ts'
import { id, integer, isoDate, list, nullable, optional, scalar, text, uuid } from '../shape.ts'

export const openingHours = entity('OpeningHours', {
  day: field('d', integer, '1 is Monday, 7 Sunday. A day that is missing is a day closed.'),
  opens: field('o', text, '`09:00`'),
  closes: field('c', text, '`21:00`'),
})

export const specialHours = entity('SpecialHours', {
  date: field('dt', isoDate, 'The day.'),
  opens: field('o', nullable(text), '`09:00`; null when it is closed all day.'),
  closes: field('c', nullable(text), '`18:00`'),
})

export const orderPickup = entity('OrderPickup', {
  ...pickup.fields,
  readyAt: field('o', text, 'From this hour of that day: `17:30`.'),
})

export const suppliedLine = entity('BranchSuppliedLine', {
  productId: field('pid', id, 'The product; of a set or a gift box, each of its parts.'),
  dimensionId: field('dimension', integer, 'Its form; 0 when it has one only.'),
  quantity: field('qty', integer, 'How many copies are asked for.'),
  copies: field('here', integer, 'How many copies stand in the branch now, which may be more.'),
})

export const branchSupply = entity('BranchSupply', {
  lines: field('lns', list(suppliedLine), 'The same for each product asked about, gift cards aside.'),
  copies: field('qty', integer, 'How many of the copies asked about stand there now.'),
  pickup: field('pck', nullable(orderPickup), 'From when all of them can be collected there; null when they cannot.'),
})
export type BranchSupply = EntityOf<typeof branchSupply>

export const branch = entity('TakeawayStore', {
  id: field('id', id, 'The branch’s id.'),
  name: field('nm', text, 'Its name.'),
  address: field('adr1', text, 'Street and number.'),
  city: field('ct', text, 'Town.'),
  postalCode: field('pc', text, 'Postal code.'),
  phone: field('tel', text, 'Telephone.'),
  latitude: field('lat', scalar(z.number()), 'Degrees north.'),
  longitude: field('lng', scalar(z.number()), 'Degrees east.'),
  hours: field('hrs', list(openingHours), 'When it is open.'),
  specialHours: field('xhrs', list(specialHours), 'The days of the next two weeks on which other hours hold.'),
  supply: field('spl', optional(branchSupply), 'What it has of the items asked about.'),
})
export type Branch = EntityOf<typeof branch>

export const listBranches = endpoint({
  name: 'listBranches',
  method: 'GET',
  path: '/takeawaystores/getallfront',
  description:
    'The branches where an order can be collected; with items, what each has of them and when all are ready.',
  input: entity('BranchesQuery', {
    items: field('items', optional(queryItems(maxCartLines)), 'A cart: `product-form-copies`, separated by commas.'),
    holdKey: field('hold', optional(uuid), 'Of what is held for the buyer, who finds these copies in the branches.'),
  }),
  output: list(branch),
  refusals: [],
  isPublic: true,
})
