// Masks an e-mail for whoever opens a link: enough to recognise one's own address, too little to learn another's.

export function maskEmail(email: string): string {
  const atIndex = email.lastIndexOf('@')
  const chars = [...email.slice(0, atIndex)]
  const last = chars.length > 3 ? chars.at(-1) : ''
  return `${chars[0]}…${last}${email.slice(atIndex)}`
}
