import type { ComponentProps } from 'react'
import { Field, type FieldLabels } from '../field/field.tsx'

/** `className` goes to the field as a whole, everything else, `ref` included, to the input: `{...register('name')}` works. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldLabels

export function TextField({
  label,
  optional,
  help,
  error,
  valid,
  id,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, optional, help, error, valid, id, className }}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  )
}
