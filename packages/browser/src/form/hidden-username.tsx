/** For the browser's password manager: the account of the password below. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input
      className="sr"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
