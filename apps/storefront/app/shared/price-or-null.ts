/** What a price shows: nought is one that nobody knows yet, and then there is a dash. */
export const priceOrNull = (cents: number): number | null => (cents === 0 ? null : cents)
