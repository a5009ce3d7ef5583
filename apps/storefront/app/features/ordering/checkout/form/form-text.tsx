import { TextField, type TextFieldProps } from '@stoa/ui/text-field/text-field'
import type { TextName } from './checkout-form.ts'
import { useInformation } from './information-context.ts'

type FormTextProps = Omit<TextFieldProps, 'name' | 'error'> & { name: TextName }

/** A text field of the checkout form. */
export function FormText({ name, ...props }: FormTextProps) {
  const { field, errorOf } = useInformation()
  return <TextField {...props} {...field(name)} error={errorOf(name)} />
}
