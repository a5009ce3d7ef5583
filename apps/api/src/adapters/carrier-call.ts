// What calls to carriers have in common.

import { done, refused } from '@stoa/domain/outcome'
import type { z } from 'zod'
import type { Carried } from '../ports/carrier.ts'
import { OutsideError } from '../ports/outside-service.ts'
import type { OutsideService } from './outside-service.ts'

/** Failures before anything is sent. */
const notSent: ReadonlySet<string> = new Set(['paused', 'busy'])

export async function callCarrier<Value>(
  service: OutsideService,
  task: () => Promise<Carried<Value>>,
): Promise<Carried<Value>> {
  try {
    return await service.call(task)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return refused(notSent.has(error.failure) ? 'temporary' : 'unavailable')
  }
}

/** Throws an `OutsideError` for an answer of another shape. */
export function readJson<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new OutsideError('answer_unreadable')
  return parsed.data
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new OutsideError('answer_unreadable')
  }
}

/** Throws an `OutsideError` for whatever is no PDF. */
export function readPdf(bytes: Uint8Array): Uint8Array {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-') throw new OutsideError('answer_unreadable')
  return bytes
}

export const readBase64Pdf = (text: string): Uint8Array => readPdf(Buffer.from(text, 'base64'))

/** `10.50` */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

/** The first failure, or all values. */
export function allOf<Value>(outcomes: readonly Carried<Value>[]): Carried<Value[]> {
  const failure = outcomes.find((outcome) => !outcome.ok)
  if (failure && !failure.ok) return failure
  return done(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])))
}
