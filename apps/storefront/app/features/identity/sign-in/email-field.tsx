import { TextField, type TextFieldProps } from '@stoa/ui/text-field/text-field'

/** An e-mail, as phones and password managers like to meet it. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoComplete="username"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
