// What was searched for lately, kept in this browser only, newest first. Whatever else may stand there is dropped.

const recentKey = 'stoa.recent-searches'

const most = 6
const longest = 200

export function readRecent(stored: string | null): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(read)) return []
    return read
      .filter((one): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= longest)
      .slice(0, most)
  } catch {
    return []
  }
}

const same = (a: string, b: string): boolean => a.toLocaleLowerCase('el') === b.toLocaleLowerCase('el')

/** The same words once only, whatever their case. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const typed = text.trim()
  if (typed.length < 2 || typed.length > longest) return [...recent]
  return [typed, ...recent.filter((one) => !same(one, typed))].slice(0, most)
}

/** A browser that keeps nothing has no recent searches. */
export function loadRecent(): string[] {
  try {
    return readRecent(localStorage.getItem(recentKey))
  } catch {
    return []
  }
}

export function saveRecent(recent: readonly string[]): void {
  try {
    localStorage.setItem(recentKey, JSON.stringify(recent))
  } catch {
    // full or forbidden: then nothing is kept
  }
}

export const rememberSearch = (text: string): void => saveRecent(withSearch(loadRecent(), text))
