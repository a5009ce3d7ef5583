// The input of every call, from a request or from a page that is rendered here: the schema is applied, and text that
// PostgreSQL does not store is refused, whichever field it is in.

import type { Endpoint } from '@stoa/contract/endpoint'
import type { emptyFieldsOf } from '@stoa/contract/refusal-details'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { z } from 'zod'
import { isStorable } from '../storable-text.ts'

export function readInput({ input }: Endpoint, wire: unknown): Outcome<unknown, z.ZodError> {
  const parsed = input.schema.safeParse(wire, { reportInput: true })
  if (!parsed.success) return refused(new z.ZodError(parsed.error.issues))
  const issues = unstorableIn(parsed.data)
  return issues.length > 0 ? refused(new z.ZodError(issues)) : done(input.toReadable(parsed.data))
}

function unstorableIn(value: unknown, path: (string | number)[] = []): z.core.$ZodIssue[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ code: 'custom', path, message: 'not storable', input: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorableIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => unstorableIn(item, [...path, name]))
}

type EmptyFields = ReturnType<typeof emptyFieldsOf>

/** Some clients always send all fields: an optional one without a value is left out. */
export const withoutEmpty = (wire: unknown, { whenEmpty, whenNull }: EmptyFields): unknown =>
  typeof wire !== 'object' || wire === null || Array.isArray(wire)
    ? wire
    : Object.fromEntries(
        Object.entries(wire).filter(
          ([name, value]) => !((value === '' && whenEmpty.has(name)) || (value === null && whenNull.has(name))),
        ),
      )
