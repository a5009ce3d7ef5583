// Caches a pure function of a word, because the same words occur in very many titles. The cache is emptied when it is
// full.

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
