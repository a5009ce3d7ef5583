// The same words stand in very many titles. What a pure function makes of a word is remembered, and all forgotten when it
// becomes too much.

export function remember<Value>(make: (word: string) => Value, most = 50_000): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = make(word)
    known.set(word, made)
    return made
  }
}
