// Outbox topics and their payloads: ids, numbers and times only. Names, addresses and texts are looked up when the job
// runs. Rows and jobs of an earlier release may still wait: what it wrote is read under its names too.

import { z } from 'zod'

const id = z.number().int().positive()

const notice = z.strictObject({ noticeId: id })

/** An earlier release called the kind `letter`. */
const renameLetter = (payload: unknown): unknown => {
  if (typeof payload !== 'object' || payload === null || !('letter' in payload)) return payload
  const { letter, ...others } = payload
  return { ...others, kind: letter }
}

export const events = {
  /** An order was placed. */
  'order.placed': z.strictObject({ orderId: id }),
  /** A payment provider holds the order's amount until it leaves. */
  'order.held': z.strictObject({ orderId: id }),
  /** Nothing is held any more for an order that has begun, and nothing was captured. */
  'order.hold_lost': z.strictObject({ orderId: id }),
  /** A payment provider has captured the order's amount. */
  'order.paid': z.strictObject({ orderId: id }),
  /** The deposit of an order has not come, and its last day is near. */
  'order.deposit_due': z.strictObject({ orderId: id }),
  /** An order was given up because nobody paid it. */
  'order.unpaid': z.strictObject({ orderId: id }),
  /** An order was cancelled and its buyer is to be told. */
  'order.cancelled': z.strictObject({ orderId: id }),
  /** An order came to a status of which its buyer is told. */
  'order.moved': z.strictObject({ orderId: id, changeId: id }),
  /** What is paid at the till has not been collected, and its last day is near. */
  'order.collection_due': z.strictObject({ orderId: id }),
  /** It was given up. */
  'order.uncollected': z.strictObject({ orderId: id }),
  /** The buyer of an order changed where it goes. */
  'order.readdressed': z.strictObject({ orderId: id, changeId: id }),
  /** The buyer of an order chose another way of paying. */
  'order.payment_changed': z.strictObject({ orderId: id, changeId: id }),
  /** An order is later than was promised. */
  'order.delayed': z.strictObject({ orderId: id }),
  /** An order that waits for copies is promised for other days than before. */
  'order.rescheduled': z.strictObject({ orderId: id, at: z.number().int() }),
  /** Copies came for lines that wait for them. */
  'order.copies': z.strictObject({ orderId: id }),
  /** Copies came in of a product that was ordered ahead. */
  'advance.copies': z.strictObject({ productId: id }),
  /** Money for a part of an order was paid back, which moves nothing. */
  'order.refunded': z.strictObject({ orderId: id, cents: id, at: z.number().int() }),
  /** Something about money that staff are told of. */
  'staff.alert': z.strictObject({ alertId: id }),
  /** A parcel of an order is elsewhere than it was. */
  'parcel.moved': z.strictObject({ orderId: id }),
  /** A message to the phone of an order's buyer did not arrive, or nobody knows; they are told by e-mail. */
  'phone.unreached': z.strictObject({
    orderId: id,
    kind: z.string(),
    changeId: id.nullable(),
    /** An earlier release told phones of nothing that has one. */
    at: z.number().int().nullable().default(null),
  }),
  /** Somebody withdrew from an order, and gets an acknowledgement. */
  'withdrawal.stated': z.strictObject({ withdrawalId: id }),
  /** Copies of an order came back, and its buyer is told what follows. */
  'return.received': z.strictObject({ returnId: id }),
  /** Somebody asked for a back-in-stock notice and has to confirm it. */
  'notice.asked': notice,
  /** A confirmed notice is to be sent. */
  'notice.due': notice,
  /** Stock arrived of a product for which notices may be waiting. */
  'stock.returned': z.strictObject({ productId: id }),
  /** A gift card was bought that goes to somebody by e-mail, at once or on its day. */
  'gift_card.issued': z.strictObject({ giftCardId: id }),
  /** A gift card of this order was sent, or voided before: nothing of it is left to be sent. */
  'gift_card.delivered': z.strictObject({ orderId: id }),
  /** A code was made for somebody who is to have it by e-mail. */
  'coupon.given': z.strictObject({ codeId: id }),
  /** A customer did something that earns loyalty points, for the first time. */
  'points.caused': z.strictObject({
    customerId: id,
    kind: z.enum(['Register', 'EnterGender', 'EnterBirthday']),
    /** Milliseconds since 1970. */
    at: z.number().int(),
  }),
  /** Loyalty points of a customer will expire soon. */
  'points.expiring': z.strictObject({ customerId: id, at: z.number().int() }),
  /** An e-mail about an account. */
  'account.email': z.preprocess(
    renameLetter,
    z.strictObject({
      /** Of `emailKindNumbers`. */
      kind: z.number().int().positive(),
      /** When it happened, milliseconds since 1970. */
      at: z.number().int(),
      customerId: id.optional(),
      /** The one-time token that the e-mail carries. */
      keyId: id.optional(),
    }),
  ),
} as const

export type EventTopic = keyof typeof events
export type EventPayload<Topic extends EventTopic> = z.infer<(typeof events)[Topic]>

/** Throws when the payload does not match its topic. */
export const payloadOf = <Topic extends EventTopic>(topic: Topic, payload: unknown): EventPayload<Topic> =>
  events[topic].parse(payload) as EventPayload<Topic>

export const eventTopics = Object.keys(events) as EventTopic[]

/** The topics of an earlier release that have another name now. */
export const formerTopics: Readonly<Record<string, EventTopic>> = { 'account.letter': 'account.email' }
