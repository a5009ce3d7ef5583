/** The `tel:` link of `210 000 0000`. */
export const toPhoneHref = (phone: string): string =>
  `tel:${phone.startsWith('+') ? '' : '+30'}${phone.replace(/[^\d+]/g, '')}`
