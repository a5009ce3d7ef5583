// The number that a message to a phone is sent to, in international form (E.164). Messages go to mobiles of Greece and
// Cyprus, where the shop delivers; whoever has another number is written to by e-mail.

interface Plan {
  callingCode: string
  /** A mobile's number within the country. */
  mobile: RegExp
}

const plans: readonly Plan[] = [
  { callingCode: '30', mobile: /^69\d{8}$/ },
  { callingCode: '357', mobile: /^9[4-9]\d{6}$/ },
]

/** `+306912345678`, from digits as they were typed: with the country's code, 00 and it, or without. Null for any other number. */
export function toMobileNumber(digits: string): string | null {
  const typed = digits.replace(/^00/, '')
  for (const { callingCode, mobile } of plans) {
    if (mobile.test(typed)) return `+${callingCode}${typed}`
    if (typed.startsWith(callingCode) && mobile.test(typed.slice(callingCode.length))) return `+${typed}`
  }
  return null
}
