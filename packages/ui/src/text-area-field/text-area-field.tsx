import type { ComponentProps } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldWords

/** Several lines of text; otherwise as TextField. */
export function TextAreaField({
  label,
  optional,
  help,
  error,
  valid,
  id,
  className,
  rows = 3,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, optional, help, error, valid, id, className }}>
      {(control) => <textarea {...area} {...control} rows={rows} />}
    </Field>
  )
}
