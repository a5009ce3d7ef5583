// What a change asks to happen outside, by topic, with what goes along: ids, numbers and times only. Names, addresses and texts
// are looked up when the work is done. A topic and its fields stay as they are: rows of an earlier release may still wait.

import { z } from 'zod'

const id = z.number().int().positive()

const notice = z.strictObject({ noticeId: id })

export const events = {
  /** An order was placed. */
  'order.placed': z.strictObject({ orderId: id }),
  /** Somebody asked for an e-mail when a product can be had, and has to confirm it. */
  'notice.asked': notice,
  /** A confirmed notice is to be sent. */
  'notice.due': notice,
  /** Copies came in for which somebody may be waiting. */
  'stock.returned': z.strictObject({ productId: id }),
  /** An e-mail about an account. */
  'account.letter': z.strictObject({
    /** Of `emailKindNumbers`. */
    letter: z.number().int().positive(),
    /** When it happened, milliseconds since 1970. */
    at: z.number().int(),
    customerId: id.optional(),
    /** The one-time token that the e-mail carries. */
    keyId: id.optional(),
  }),
} as const

export type EventTopic = keyof typeof events
export type EventPayload<Topic extends EventTopic> = z.infer<(typeof events)[Topic]>

/** Throws where the payload does not fit its topic. */
export const payloadOf = <Topic extends EventTopic>(topic: Topic, payload: unknown): EventPayload<Topic> =>
  events[topic].parse(payload) as EventPayload<Topic>

export const eventTopics = Object.keys(events) as EventTopic[]
