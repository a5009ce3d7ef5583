// The messages of refusals, and the response body of every failed call.

import { readFileSync } from 'node:fs'
import type { FilterProblem } from '@stoa/contract/catalogue/filters'
import type { Endpoint } from '@stoa/contract/endpoint'
import { type FaultCode, faults, type Problem } from '@stoa/contract/problem'
import { detailsToWire, wireFieldOf } from '@stoa/contract/refusal-details'
import { type AnyRefusal, type Refusal, type RefusalCode, refusals } from '@stoa/contract/refusals'
import { ruleOf } from '@stoa/contract/ruled'
import type { FieldRule } from '@stoa/domain/identity/field-rule'
import type { Language } from '@stoa/domain/language'
import type { z } from 'zod'

interface Messages {
  refusals: Record<RefusalCode | FaultCode, string>
  /** What a call says of a refusal in words of its own, by `call.code`. */
  callRefusals: Record<string, string>
  fields: Record<'missing' | 'unknown' | 'too_short' | 'too_long' | 'wrong', string>
  /** What is wrong with a field that has rules of its own. */
  rules: Record<FieldRule, string>
  /** What is wrong with a filter expression; `{part}` is the piece of it that is meant. */
  filters: Record<FilterProblem['code'], string>
}

const read = (language: Language): Messages =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'))

export const messages: Record<Language, Messages> = { el: read('el'), en: read('en') }

export function problemOf({ code, details }: Refusal, language: Language, instance: string): Problem {
  return {
    code,
    status: refusals[code],
    title: messages[language].refusals[code],
    instance,
    ...(details ? { details: detailsToWire(details) } : {}),
  }
}

/** A refusal of a service: the fields that it names are those of the call's input, and get their wire names here. */
export function refusedCallOf(
  { fields, ...refusal }: AnyRefusal,
  { name, input }: Endpoint,
  language: Language,
  instance: string,
): Problem {
  const general = problemOf(refusal, language, instance)
  const title = messages[language].callRefusals[`${name}.${refusal.code}`] ?? general.title
  const problem = { ...general, title }
  if (!fields) return problem
  return { ...problem, details: { ...problem.details, fields: fields.map((field) => wireFieldOf(input, field)) } }
}

/** The response to a fault does not disclose its cause: the id leads to it in the log. */
export const faultOf = (code: FaultCode, language: Language, instance: string): Problem => ({
  code,
  status: faults[code],
  title: messages[language].refusals[code],
  instance,
})

export function badInputOf(error: z.ZodError, language: Language, instance: string): Problem {
  const errors = error.issues.flatMap((issue) =>
    fieldsOf(issue).map((field) => ({ field, ...faultIn(issue, language) })),
  )
  const uniqueErrors = errors.filter((item, index) => errors.findIndex(({ field }) => field === item.field) === index)
  return { ...problemOf({ code: 'bad_input' }, language, instance), errors: uniqueErrors }
}

/** An unknown field is named by itself, not by the object it stands in. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'))
  return [path.length === 0 ? 'body' : path.join('.')]
}

function faultIn(issue: z.core.$ZodIssue, language: Language): { message: string; rule?: FieldRule } {
  const rule = ruleOf(issue)
  return rule ? { message: messages[language].rules[rule], rule } : { message: messageFor(issue, language) }
}

function messageFor(issue: z.core.$ZodIssue, language: Language): string {
  const fieldMessages = messages[language].fields
  if (issue.code === 'unrecognized_keys') return fieldMessages.unknown
  if (issue.code === 'invalid_type' && issue.input === undefined) return fieldMessages.missing
  if (issue.code === 'too_small') return fieldMessages.too_short
  if (issue.code === 'custom' && isFilterProblem(issue.params)) {
    return messages[language].filters[issue.params.code].replace('{part}', issue.params.part)
  }
  return issue.code === 'too_big' ? fieldMessages.too_long : fieldMessages.wrong
}

const isFilterProblem = (params: unknown): params is FilterProblem =>
  typeof params === 'object' && params !== null && 'part' in params && 'code' in params
