import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { loadSuggestions } from './load-suggestions.ts'
import type { Group } from './suggestion-groups.ts'

const debounceMs = 120
const minLength = 2

export interface Suggested {
  /** The query they were made for; the current input may be longer. */
  text: string
  groups: readonly Group[]
}

const noSuggestions: Suggested = { text: '', groups: [] }

/** Debounced suggestions for the input; late responses are ignored. While disabled, they stay as they are. */
export function useSuggestions(typed: string, enabled: boolean): Suggested {
  const language = useLocale()
  const [suggested, setSuggested] = useState(noSuggestions)
  const text = typed.trim()
  useEffect(() => {
    if (!enabled) return
    if (text.length < minLength) return setSuggested(noSuggestions)
    const abortController = new AbortController()
    const load = async () => {
      const groups = await loadSuggestions(language, text, abortController.signal)
      if (!abortController.signal.aborted) setSuggested(groups ? { text, groups } : noSuggestions)
    }
    const timer = setTimeout(load, debounceMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [language, text, enabled])
  return suggested
}
