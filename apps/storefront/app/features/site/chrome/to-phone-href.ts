/** `210 000 0000` as a telephone dials it. */
export const toPhoneHref = (phone: string): string =>
  `tel:${phone.startsWith('+') ? '' : '+30'}${phone.replace(/[^\d+]/g, '')}`
