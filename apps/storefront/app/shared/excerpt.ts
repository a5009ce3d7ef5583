/** The beginning of a text for a list of results: at most this many letters, ending with a word. */
export function excerpt(text: string, maxLength = 160): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const head = line.slice(0, maxLength)
  const end = head.lastIndexOf(' ')
  return `${head.slice(0, end > 0 ? end : maxLength - 1).replace(/[\s,.;:·–-]+$/, '')}…`
}
