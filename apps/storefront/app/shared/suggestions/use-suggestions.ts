import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { loadSuggestions } from './load-suggestions.ts'
import type { Group } from './suggestion-groups.ts'

const pause = 120
const fewestLetters = 2

export interface Suggested {
  /** What they were made for; what is typed now may be longer. */
  text: string
  groups: readonly Group[]
}

const nothing: Suggested = { text: '', groups: [] }

/** For what is typed, once the fingers rest; an answer that comes too late is not waited for. Unwanted, they stay as they are. */
export function useSuggestions(typed: string, wanted: boolean): Suggested {
  const language = useLocale()
  const [suggested, setSuggested] = useState(nothing)
  const text = typed.trim()
  useEffect(() => {
    if (!wanted) return
    if (text.length < fewestLetters) return setSuggested(nothing)
    const aborter = new AbortController()
    const ask = async () => {
      const groups = await loadSuggestions(language, text, aborter.signal)
      if (!aborter.signal.aborted) setSuggested(groups ? { text, groups } : nothing)
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [language, text, wanted])
  return suggested
}
