// Recent searches, stored in this browser only, newest first. Invalid data is dropped.

const recentKey = 'stoa.recent-searches'

const maxSearches = 6
const maxSearchLength = 200

export function readRecent(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed
      .filter(
        (item): item is string => typeof item === 'string' && item.trim() !== '' && item.length <= maxSearchLength,
      )
      .slice(0, maxSearches)
  } catch {
    return []
  }
}

const equalsIgnoringCase = (a: string, b: string): boolean => a.toLocaleLowerCase('el') === b.toLocaleLowerCase('el')

/** Unique, case-insensitively. */
export function addSearch(recent: readonly string[], text: string): string[] {
  const typed = text.trim()
  if (typed.length < 2 || typed.length > maxSearchLength) return [...recent]
  return [typed, ...recent.filter((item) => !equalsIgnoringCase(item, typed))].slice(0, maxSearches)
}

/** Without storage there are no recent searches. */
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
    // full or forbidden: nothing is stored
  }
}

export const storeSearch = (text: string): void => saveRecent(addSearch(loadRecent(), text))
