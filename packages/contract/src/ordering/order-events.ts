// Events of orders as other systems are told of them (decision 193). Nobody is named in them: whoever needs more about an
// order reads it. A field is never renamed or removed within a version; new ones may come.

import { carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import { parcelStates } from '@stoa/domain/ordering/delivery/parcel-state'
import { documentKinds } from '@stoa/domain/ordering/order/order-document'
import { orderActors } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatuses, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { z } from 'zod'

export const orderEventVersion = 1

const cents = z.int().min(0)
const day = z.iso.date()

const moved = z.strictObject({
  status: z.int().describe('What the order became, by the number of its status.'),
  previousStatus: z.int().describe('What it was.'),
  actor: z.enum(orderActors).describe('Who moved it.'),
  reason: z.string().nullable().describe('A code of small letters, where there is one.'),
})

const facts = {
  'order.placed': z.strictObject({
    totalCents: cents.describe('What the order costs.'),
    dueCents: cents.describe('What of it is left to pay with money: without gift cards and points.'),
  }),
  'order.paid': z.strictObject({ amountCents: cents.describe('What the shop has got for it.') }),
  'order.delayed': z.strictObject({}),
  'order.rescheduled': z.strictObject({
    deliveryFrom: day.describe('The first day on which it can come now.'),
    deliveryTo: day.describe('The day by which it comes now.'),
  }),
  'order.address_changed': z.strictObject({}),
  'order.payment_changed': z.strictObject({}),
  'parcel.moved': z.strictObject({
    carrier: z.enum(carrierCodes),
    number: z.string().describe('The carrier’s number.'),
    state: z.enum(parcelStates),
  }),
  'document.issued': z.strictObject({
    uid: z.string().describe('Identifies the document at the tax authority.'),
    kind: z.enum(documentKinds),
    series: z.string(),
    number: z.int(),
    issuedOn: day,
    grossCents: cents,
    netCents: cents,
    vatCents: cents,
  }),
  'document.accepted': z.strictObject({
    uid: z.string(),
    mark: z.string().describe('Its number at the tax authority.'),
  }),
  'withdrawal.stated': z.strictObject({
    code: z.string().describe('The number of the statement.'),
    lines: z.array(z.strictObject({ line: z.int(), quantity: z.int() })).describe('None where it is in words.'),
  }),
  'return.received': z.strictObject({
    lines: z.array(z.strictObject({ line: z.int(), quantity: z.int(), damaged: z.int() })),
    unsent: z
      .optional(z.boolean())
      .describe('Whether they ended without being sent back: they had not left, or are gift cards.'),
    refundCents: cents.describe('Money that is owed for it.'),
    refundDueOn: day.nullable().describe('The last day to pay it back; null where no money is owed.'),
  }),
  'allowance.granted': z.strictObject({
    amountCents: cents.describe('What the shop gives back without copies.'),
    refundCents: cents.describe('Money that is owed for it; gift cards have got the rest.'),
    refundDueOn: day.nullable().describe('The last day to pay it back; null where no money is owed.'),
  }),
  'refund.made': z.strictObject({ amountCents: cents }),
} as const

/** `inDelivery` is `order.in_delivery`. An order begins as pending with `order.placed`. */
const snakeCase = (status: string): string => status.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export type MoveEventType = `order.${string}`

const moveEventType = (to: OrderStatus): MoveEventType => `order.${snakeCase(to)}`

const movedStatuses = orderStatuses.filter((status) => status !== 'pending')

const schemas: ReadonlyMap<string, z.ZodObject> = new Map<string, z.ZodObject>([
  ...Object.entries(facts),
  ...movedStatuses.map((status) => [moveEventType(status), moved] as const),
])

export const orderEventTypes: readonly string[] = [...schemas.keys()]

type Facts = { [Type in keyof typeof facts]: { type: Type; data: z.infer<(typeof facts)[Type]> } }

export type OrderEvent = Facts[keyof Facts] | { type: MoveEventType; data: z.infer<typeof moved> }

export const movedEvent = (
  { from, to }: { from: OrderStatus; to: OrderStatus },
  { actor, reason }: Pick<z.infer<typeof moved>, 'actor' | 'reason'>,
): OrderEvent => ({
  type: moveEventType(to),
  data: { status: orderStatusNumbers[to], previousStatus: orderStatusNumbers[from], actor, reason },
})

/** The body of a delivery. */
export function orderEventSchema(type: string): z.ZodObject {
  const data = schemas.get(type)
  if (!data) throw new Error(`there is no event ${type}`)
  return z.strictObject({
    type: z.literal(type),
    version: z.literal(orderEventVersion),
    timestamp: z.iso.datetime().describe('When it happened.'),
    data: data.extend({
      order: z.strictObject({ uid: z.uuid(), code: z.string().describe('The number people use.') }),
      sequence: z.int().min(1).describe('Its place among the events of this order: 1, 2, 3 …'),
    }),
  })
}
