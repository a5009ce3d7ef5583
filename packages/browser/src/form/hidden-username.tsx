/** For the browser's password manager: whose password is asked for below. */
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
