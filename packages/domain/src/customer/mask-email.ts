// An e-mail shown to somebody who holds a link and perhaps nothing else: enough to recognise one's own, too little to learn it.

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const signs = [...email.slice(0, at)]
  const last = signs.length > 3 ? signs.at(-1) : ''
  return `${signs[0]}…${last}${email.slice(at)}`
}
