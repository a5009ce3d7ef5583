// Text that a rule of the domain looks at: trimmed first, and refused with the rule's code, so that each rule is said in
// words of its own wherever it is broken.

import type { CheckField, FieldRule } from '@stoa/domain/identity/field-rules'
import { z } from 'zod'
import { type Shape, scalar } from './shape.ts'

export interface BrokenRule {
  rule: FieldRule
}

const checkedText = (schema: z.ZodType<string>, check: CheckField, examples: string[]): Shape<string> =>
  scalar(
    schema
      .superRefine((text, context) => {
        const rule = check(text)
        if (rule !== null) context.addIssue({ code: 'custom', params: { rule } satisfies BrokenRule })
      })
      .meta({ examples }),
  )

/** No text of a form is longer than this, whatever its rule says. */
const maxLength = 1000

/** `examples` of what passes: for the documentation, which cannot say a rule. */
export const withRule = (check: CheckField, ...examples: string[]): Shape<string> =>
  checkedText(z.string().max(maxLength).trim(), check, examples)

/** As typed, spaces and all: a password. */
export const withRuleAsTyped = (check: CheckField, ...examples: string[]): Shape<string> =>
  checkedText(z.string().max(maxLength), check, examples)

/** Taken in as the shop keeps it, however it is written. */
export function withRuleNormalized(
  check: CheckField,
  normalize: (text: string) => string,
  ...examples: string[]
): Shape<string> {
  const { schema } = withRule(check, ...examples)
  return scalar(schema.transform(normalize).pipe(z.string().meta({ examples })))
}
