// Wire contract of carriers' lockers and pickup points.

import { checkPointId } from '@stoa/domain/identity/field-rules'
import { carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import { pointOpenings } from '@stoa/domain/ordering/delivery/point-hours'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryDegrees, queryInteger, queryNames } from '../query-shapes.ts'
import { withRule } from '../ruled.ts'
import { boolean, integer, list, nullable, oneOf, optional, scalar, text, typed } from '../shape.ts'

/** Of a request that chooses one. */
export const pickupPointId = withRule(checkPointId, '4001')

const placeFields = {
  name: field('nm', text, 'Its name, in Greek as on its door.'),
  street: field('adr1', text, 'Street and number.'),
  city: field('ct', text, 'Town.'),
  postalCode: field('pc', text, 'Postal code.'),
}

/** Of an order, as it was when it was placed. */
export const orderPoint = entity('OrderPickupPoint', placeFields)

export const pickupPoint = entity('PickupPoint', {
  id: field('id', text, 'The carrier’s id; unique within its network.'),
  network: field('net', oneOf(carrierCodes), 'Whose it is.'),
  kind: field('knd', oneOf(['locker', 'shop']), 'A locker, or a shop that keeps parcels.'),
  ...placeFields,
  latitude: field('lat', scalar(z.number()), 'Degrees north.'),
  longitude: field('lng', scalar(z.number()), 'Degrees east.'),
  note: field('dsr', nullable(text), 'How it is found, or when it is open, in the carrier’s words.'),
  openAlways: field('h24', boolean, 'Whether it is known to be open day and night.'),
  metres: field('dst', nullable(integer), 'From the place that was given.'),
})
export type PickupPoint = EntityOf<typeof pickupPoint>

export const pickupPoints = entity('PickupPoints', {
  points: field('items', list(pickupPoint), 'The nearest first where a place was given, otherwise by town and name.'),
  total: field('total', integer, 'How many there are in all.'),
  widenedTo: field(
    'wdn',
    nullable(text),
    'The beginning of the postal code by which these were found, when no point has the code that was asked for.',
  ),
})
export type PickupPoints = EntityOf<typeof pickupPoints>

export const listPickupPoints = endpoint({
  name: 'listPickupPoints',
  method: 'GET',
  path: '/pickuppoints/getallfront',
  description: 'The lockers and pickup points of carriers where an order can be collected.',
  input: entity('PickupPointsQuery', {
    networks: field('net', optional(queryNames(carrierCodes)), 'Of these networks; of all when left out.'),
    text: field(
      'q',
      optional(typed(0, 100)),
      'Words of name, street and town, in Greek or Latin letters, or the beginning of a postal code.',
    ),
    latitude: field('lat', optional(queryDegrees(90)), 'From where distances are measured; with `lng`.'),
    longitude: field('lng', optional(queryDegrees(180)), 'With `lat`.'),
    opening: field('opn', optional(oneOf(pointOpenings)), 'Only those that are known to be open then.'),
    pageSize: field('psize', optional(queryInteger(1, 100)), '20 when left out.'),
  }),
  output: pickupPoints,
  refusals: ['place_incomplete'],
  isPublic: true,
})
