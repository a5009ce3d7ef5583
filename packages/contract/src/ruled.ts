// Fields with a domain rule: text is trimmed and loses what nobody sees first, and whatever is wrong with the value is refused with the rule's code,
// so that each rule has one message wherever it is broken. The code is the message of the schema's issue.

import { type CheckField, type FieldRule, fieldRules } from '@stoa/domain/identity/field-rule'
import { maxCharacterLength } from '@stoa/domain/identity/free-text'
import { visibleText } from '@stoa/domain/identity/visible-text'
import * as z from 'zod/mini'
import { type Shape, scalar } from './shape.ts'

const known: ReadonlySet<string> = new Set(fieldRules)

/** The rule that an issue is about, if it is about one. */
export const ruleOf = ({ message }: { message: string }): FieldRule | null =>
  known.has(message) ? (message as FieldRule) : null

type Normalize = (text: string) => string

export interface RuledText extends Shape<string> {
  /** Where the field may be left out: null and an empty text are the same as no value. */
  readonly ifGiven: Shape<string | undefined, string | null | undefined>
}

/** Upper limit of any form field, whatever its rule allows: its words may be pictures. */
const maxLength = 500 * maxCharacterLength

const orRule = (rule: FieldRule | null): string | undefined => rule ?? undefined

/** A value that is missing breaks the same rule as an empty one. */
const text = (check: CheckField) =>
  z
    .string({ error: ({ input }) => (input == null ? orRule(check('')) : undefined) })
    .check(z.maxLength(maxLength, { error: ({ input }) => orRule(check(String(input))) }))

const obeying =
  (check: CheckField) => (value: string, context: { addIssue(issue: { code: 'custom'; message: string }): void }) => {
    const rule = check(value)
    if (rule !== null) context.addIssue({ code: 'custom', message: rule })
  }

type SchemaFor = (check: CheckField) => z.ZodMiniType<string>

/** The same field twice: as a value that is needed, and where it may be left out. */
const ruled = (check: CheckField, schemaFor: SchemaFor): RuledText => ({
  ...scalar(schemaFor(check)),
  ifGiven: orNothing(schemaFor((value) => (value === '' ? null : check(value)))),
})

/** Null and an empty text are no value. */
const orNothing = <Value>(schema: z.ZodMiniType<Value>): Shape<Value | undefined, Value | null | undefined> => ({
  schema: z.optional(z.nullable(schema)),
  toWire: (readable) => readable,
  toReadable: (wire) => (wire === '' ? undefined : (wire ?? undefined)),
})

/** `examples` of valid values: for the documentation, which cannot express the rule. */
export const withRule = (check: CheckField, ...examples: string[]): RuledText =>
  ruled(check, (rule) => text(rule).check(z.overwrite(visibleText), z.superRefine(obeying(rule)), z.meta({ examples })))

/** Untrimmed: a password. */
export const withRuleAsTyped = (check: CheckField, ...examples: string[]): RuledText =>
  ruled(check, (rule) => text(rule).check(z.superRefine(obeying(rule)), z.meta({ examples })))

/** Normalised to the stored form. */
export const withRuleNormalized = (check: CheckField, normalize: Normalize, ...examples: string[]): RuledText =>
  ruled(check, (rule) =>
    z.pipe(
      z.pipe(
        text(rule).check(z.overwrite(visibleText), z.superRefine(obeying(rule)), z.meta({ examples })),
        z.transform(normalize),
      ),
      z.string().check(z.meta({ examples })),
    ),
  )

export interface ChosenId extends Shape<number> {
  /** Where nothing has to be chosen: null is the same as no value. */
  readonly ifGiven: Shape<number | undefined, number | null | undefined>
}

/** The id or number of something that is chosen from a list; without one, or with a wrong one, `rule` is broken. */
export function chosenId(rule: FieldRule, min = 1, max = 2_147_483_647): ChosenId {
  const error = () => rule
  const schema = z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
  return { ...scalar(schema), ifGiven: orNothing(schema) }
}

export const chosenOf = <const Names extends readonly [string, ...string[]]>(
  rule: FieldRule,
  names: Names,
): Shape<Names[number]> => scalar(z.enum(names, { error: () => rule }))

export const answered = (rule: FieldRule): Shape<boolean> => scalar(z.boolean({ error: () => rule }))
