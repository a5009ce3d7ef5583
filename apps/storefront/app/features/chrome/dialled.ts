/** `210 000 0000` as a telephone dials it. */
export const dialled = (phone: string): string =>
  `tel:${phone.startsWith('+') ? '' : '+30'}${phone.replace(/[^\d+]/g, '')}`
