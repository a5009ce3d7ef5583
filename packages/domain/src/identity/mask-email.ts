// An e-mail shown to somebody who holds a link and perhaps nothing else: enough to recognise one's own, too little to learn it.

export function maskEmail(email: string): string {
  const atIndex = email.lastIndexOf('@')
  const chars = [...email.slice(0, atIndex)]
  const last = chars.length > 3 ? chars.at(-1) : ''
  return `${chars[0]}…${last}${email.slice(atIndex)}`
}
