/** What a price shows: nought is one that nobody knows yet, and then there is a dash. */
export const knownPrice = (cents: number): number | null => (cents === 0 ? null : cents)
