// Text with a domain rule: trimmed first, and refused with the rule's code, so that each rule has one message wherever
// it is broken.

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

/** Upper limit of any form field, whatever its rule allows. */
const maxLength = 1000

/** `examples` of valid values: for the documentation, which cannot express the rule. */
export const withRule = (check: CheckField, ...examples: string[]): Shape<string> =>
  checkedText(z.string().max(maxLength).trim(), check, examples)

/** Untrimmed: a password. */
export const withRuleAsTyped = (check: CheckField, ...examples: string[]): Shape<string> =>
  checkedText(z.string().max(maxLength), check, examples)

/** Normalised to the stored form. */
export function withRuleNormalized(
  check: CheckField,
  normalize: (text: string) => string,
  ...examples: string[]
): Shape<string> {
  const { schema } = withRule(check, ...examples)
  return scalar(schema.transform(normalize).pipe(z.string().meta({ examples })))
}
