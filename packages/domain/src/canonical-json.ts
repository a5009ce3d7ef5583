/** The same text for the same content: independent of the order of an object's keys, and of keys without a value. */
export const canonicalJson = (value: unknown): string => JSON.stringify(canonical(value))

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)])
}
