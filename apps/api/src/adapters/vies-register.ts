// VIES, the European Union's check of VAT numbers, by its REST interface. Only `valid` true or false is an answer; every
// error but a malformed number means that it cannot be known now.

import { z } from 'zod'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { RegisterAnswer } from '../ports/vat-registers.ts'
import { requestOutside } from './outside-http.ts'
import { createOutsideService } from './outside-service.ts'

export interface ViesSettings {
  /** Without a slash at the end. */
  url: string
  /** The shop's own number: with it, VIES gives each check an identifier that proves it. */
  requester: { countryCode: string; number: string } | null
  reports: OutsideReports
  now?: () => number
}

const checkedSchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestDate: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
})
const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })
const formerErrorSchema = z.object({ userError: z.string() })

const hour = 3_600_000
/** Repeating makes these worse. */
const blocked = new Set(['VAT_BLOCKED', 'IP_BLOCKED'])

const unreachable: RegisterAnswer = { result: 'unknown', reason: 'unreachable' }

export function viesRegister({ url, requester, reports, now }: ViesSettings) {
  const service = createOutsideService({ name: 'vies', maxRunning: 10, reports, now })
  const ask = async (countryCode: string, vatNumber: string): Promise<RegisterAnswer> => {
    const own = requester && {
      requesterMemberStateCode: requester.countryCode,
      requesterNumber: requester.number,
    }
    const { status, body } = await requestOutside(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber, ...own }),
    })
    const answer = parseJson(body, status)
    const code = errorCodeOf(answer)
    if (code === null) return readChecked(answer, { countryCode, vatNumber })
    if (code === 'INVALID_INPUT') return { result: 'invalid', reason: 'malformed', evidence: noEvidence }
    if (blocked.has(code)) service.pause(6 * hour)
    if (blocked.has(code) || code === 'INVALID_REQUESTER_INFO') reports.alarm('vies', code)
    return unreachable
  }
  return async (countryCode: string, number: string): Promise<RegisterAnswer> => {
    try {
      return await service.call(() => ask(countryCode, number))
    } catch (error) {
      if (error instanceof OutsideError) return unreachable
      throw error
    }
  }
}

const noEvidence = { requestDate: null, requestId: null }

function parseJson(body: string, status: number): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new OutsideError(status === 200 ? 'answer_unreadable' : 'answer_refused')
  }
}

function errorCodeOf(answer: unknown): string | null {
  const wrapped = errorSchema.safeParse(answer).data?.errorWrappers[0]?.error
  const former = formerErrorSchema.safeParse(answer).data?.userError
  return wrapped ?? (former === 'VALID' || former === 'INVALID' ? null : (former ?? null))
}

/** An answer about another number than was asked is none. */
function readChecked(answer: unknown, asked: { countryCode: string; vatNumber: string }): RegisterAnswer {
  const { success, data } = checkedSchema.safeParse(answer)
  if (!success || data.countryCode !== asked.countryCode || data.vatNumber !== asked.vatNumber)
    throw new OutsideError('answer_unreadable')
  const evidence = { requestDate: data.requestDate ?? null, requestId: data.requestIdentifier || null }
  if (!data.valid) return { result: 'invalid', reason: 'not_found', evidence }
  // some countries hide the name behind hyphens
  const name = data.name?.replace(/^-+$/, '').trim()
  return { result: 'valid', company: name ? { companyName: name } : {}, evidence }
}
