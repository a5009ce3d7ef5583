// The same words stand in very many titles. What a pure function makes of a word is remembered, and all forgotten when it
// becomes too much.

export function memoize<Value>(make: (word: string) => Value, maxEntries = 50_000): (word: string) => Value {
  const cache = new Map<string, Value>()
  return (word) => {
    const cached = cache.get(word)
    if (cached !== undefined) return cached
    if (cache.size >= maxEntries) cache.clear()
    const computed = make(word)
    cache.set(word, computed)
    return computed
  }
}
