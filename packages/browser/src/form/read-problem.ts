// Maps the server's validation errors to form fields, or to the form as a whole.

import type { Problem } from '@stoa/contract/problem'
import type { FieldMessages } from './use-checked-form.ts'

export interface FormProblem<Name extends string> {
  fields: FieldMessages<Name>
  /** Errors that belong to no field of the form. */
  general: string | null
}

interface ProblemMapping<Name extends string> {
  /** The form's fields by their wire names: `contract entity.fields`. */
  fields: Readonly<Partial<Record<Name, { wire: string }>>>
  /** Refusals that belong to one field. */
  refusals?: Readonly<Record<string, Name>>
}

export function readProblem<Name extends string>(problem: Problem, mapping: ProblemMapping<Name>): FormProblem<Name> {
  const refusedField = mapping.refusals?.[problem.code]
  if (refusedField !== undefined) return { fields: singleField(refusedField, problem.title), general: null }
  const names = new Map(
    Object.entries<{ wire: string } | undefined>(mapping.fields).map(([name, field]) => [field?.wire, name as Name]),
  )
  const fieldMessages = (problem.errors ?? []).flatMap(({ field, message }) => {
    const name = names.get(field)
    return name === undefined ? [] : [singleField(name, message)]
  })
  return { fields: Object.assign({}, ...fieldMessages), general: fieldMessages.length > 0 ? null : problem.title }
}

const singleField = <Name extends string>(name: Name, message: string) => ({ [name]: message }) as FieldMessages<Name>
