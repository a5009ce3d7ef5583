// What the shop found wrong with a form: said beside the fields it is about, or above all of them.

import type { Problem } from '@stoa/contract/problem'
import type { Sentences } from './use-checked-form.ts'

export interface FormProblem<Name extends string> {
  fields: Sentences<Name>
  /** What is about no field of the form. */
  general: string | null
}

interface Reading<Name extends string> {
  /** The form's fields by the names they have on the wire: `contract entity.fields`. */
  fields: Readonly<Partial<Record<Name, { wire: string }>>>
  /** Refusals that are about one field. */
  refusals?: Readonly<Record<string, Name>>
}

export function readProblem<Name extends string>(problem: Problem, reading: Reading<Name>): FormProblem<Name> {
  const refused = reading.refusals?.[problem.code]
  if (refused !== undefined) return { fields: one(refused, problem.title), general: null }
  const names = new Map(
    Object.entries<{ wire: string } | undefined>(reading.fields).map(([name, field]) => [field?.wire, name as Name]),
  )
  const found = (problem.errors ?? []).flatMap(({ field, message }) => {
    const name = names.get(field)
    return name === undefined ? [] : [one(name, message)]
  })
  return { fields: Object.assign({}, ...found), general: found.length > 0 ? null : problem.title }
}

const one = <Name extends string>(name: Name, sentence: string) => ({ [name]: sentence }) as Sentences<Name>
