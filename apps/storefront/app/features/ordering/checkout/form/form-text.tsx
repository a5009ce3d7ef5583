import { TextField, type TextFieldProps } from '@stoa/ui/text-field/text-field'
import { useFormContext, useFormState } from 'react-hook-form'
import type { CheckoutForm, TextName } from './checkout-form.ts'

/** The id of a field's control: error links lead there. */
export const fieldId = (name: string): string => `field-${name}`

/** What is wrong with a field now. */
export function useFieldError(name: keyof CheckoutForm): string | undefined {
  const { control } = useFormContext<CheckoutForm>()
  return useFormState({ control, name }).errors[name]?.message
}

type FormTextProps = Omit<TextFieldProps, 'name' | 'error'> & { name: TextName }

/** A text field of the form: looked at when it is left; once marked wrong, again at every key, until it is right. */
export function FormText({ name, ...field }: FormTextProps) {
  const { register, trigger } = useFormContext<CheckoutForm>()
  const error = useFieldError(name)
  const registered = register(name, {
    onChange: () => {
      if (error) void trigger(name)
    },
  })
  return <TextField {...field} {...registered} id={fieldId(name)} error={error} />
}
