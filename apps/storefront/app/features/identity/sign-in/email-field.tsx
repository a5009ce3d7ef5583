import { TextField, type TextFieldProps } from '@stoa/ui/text-field/text-field'

/** An e-mail field with the attributes for on-screen keyboards and password managers. */
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
