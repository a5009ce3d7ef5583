// Yuboto's OMNI API: a message goes by Viber, and by SMS where Viber does not reach the phone in time.

import { smsSize } from '@stoa/domain/ordering/messages/sms-segments'
import { z } from 'zod'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { PhoneMessage, PhoneMessageResult, PhoneMessages, PhoneReceipt } from '../ports/phone-messages.ts'
import { requestOutside } from './outside-http.ts'
import { createOutsideService } from './outside-service.ts'

export interface YubotoSettings {
  /** Without a slash at the end. */
  url: string
  apiKey: string
  /** Eleven letters at most, as it is registered with the service. */
  sender: string
  /** Where receipts come. */
  callbackUrl: string
  reports: OutsideReports
  now?: () => number
}

const answerSchema = z.object({ ErrorCode: z.number(), Message: z.array(z.object({ id: z.string() })).nullish() })

/** How long Viber may take before an SMS is sent, and an SMS before it is given up, in seconds. */
const viberSeconds = 600
const smsSeconds = 4320

export function yuboto({ url, apiKey, sender, callbackUrl, reports, now }: YubotoSettings): PhoneMessages {
  const service = createOutsideService({ name: 'yuboto', maxRunning: 5, reports, now })
  const authorization = `Basic ${Buffer.from(apiKey).toString('base64')}`
  const headers = { authorization, 'content-type': 'application/json; charset=utf-8' }
  const ask = async (message: PhoneMessage): Promise<PhoneMessageResult> => {
    const body = JSON.stringify(toRequest(message, { sender, callbackUrl }))
    const answer = await requestOutside(`${url}/omni/v1/Send`, { method: 'POST', headers, body })
    if (answer.status === 401 || answer.status === 403) reports.alarm('yuboto', 'credentials')
    if (answer.status >= 400 && answer.status < 500) return 'refused'
    if (answer.status !== 200) throw new OutsideError('answer_refused')
    return readAnswer(answer.body)
  }
  return {
    send: (message) =>
      service
        .call(() => ask(message))
        .catch((error: unknown) => {
          if (error instanceof OutsideError) return 'unknown' as const
          throw error
        }),
    readReceipt,
  }
}

function toRequest({ uid, to, text }: PhoneMessage, { sender, callbackUrl }: { sender: string; callbackUrl: string }) {
  const { alphabet, segments } = smsSize(text)
  return {
    phonenumbers: [to.replace('+', '')],
    ...{ dlr: true, callbackUrl, option1: uid },
    viber: { sender, text, validity: viberSeconds, expiryText: text, priority: 0 },
    sms: {
      ...{ sender, text, validity: smsSeconds, priority: 1 },
      ...{ typesms: alphabet === 'gsm' ? 'sms' : 'unicode', longsms: segments > 1 },
    },
  }
}

function readAnswer(text: string): PhoneMessageResult {
  const parsed = answerSchema.safeParse(parse(text))
  if (!parsed.success) throw new OutsideError('answer_unreadable')
  const { ErrorCode, Message } = parsed.data
  return ErrorCode === 0 && Message?.length ? 'accepted' : 'refused'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const delivered = new Set(['delivered', 'seen'])
/** After these there is no further try; after any other end of a Viber message an SMS is sent. */
const final = new Set(['error', 'failed', 'canceled'])
const afterSms = new Set(['not delivered', 'unknown', 'expired', 'rejected', 'deleted'])

function readReceipt(query: URLSearchParams): PhoneReceipt | null {
  const uid = query.get('option1') ?? ''
  const status = (query.get('statusDescription') ?? '').toLowerCase()
  if (delivered.has(status)) return { uid, result: 'delivered' }
  const isLast = query.get('channel')?.toLowerCase() === 'sms'
  return final.has(status) || (isLast && afterSms.has(status)) ? { uid, result: 'failed' } : null
}
