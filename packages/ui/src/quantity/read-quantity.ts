export type QuantityLimit = 'min' | 'max' | 'number'

/** Parses the typed text: a whole number within the limits, or the limit it breaks. Never clamps. */
export function readQuantity(typed: string, min: number, max: number): { value: number } | { limit: QuantityLimit } {
  if (!/^\d{1,6}$/.test(typed.trim())) return { limit: 'number' }
  const value = Number(typed)
  if (value < min) return { limit: 'min' }
  return value > max ? { limit: 'max' } : { value }
}
