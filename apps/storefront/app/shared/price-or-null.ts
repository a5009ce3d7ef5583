/** The price to show: zero means unknown, and is shown as a dash. */
export const priceOrNull = (cents: number): number | null => (cents === 0 ? null : cents)
