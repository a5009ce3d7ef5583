import { readFilterName, readFilters } from '@stoa/contract/filters'
import { listFilterValues } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../api/browser-client.ts'
import { type ShownValue, showValues } from './shown-facets.ts'

export interface ValuesWish {
  name: string
  /** What the names hold; empty for all of them. */
  words: string
  filters: string
  categoryId: number | null
}

/** The values of one filter, at most 100; null when they cannot be had now. */
export async function loadFilterValues(
  language: Language,
  { name, words, filters, categoryId }: ValuesWish,
  signal: AbortSignal,
): Promise<ShownValue[] | null> {
  const [filter, narrowed] = [readFilterName(name), readFilters(filters)]
  if (!filter.ok || !narrowed.ok) return null
  const input = {
    ...{ filter: filter.value, filters: narrowed.value },
    ...(categoryId === null ? {} : { categoryId }),
    ...(words === '' ? {} : { search: words }),
  }
  try {
    const answer = await browserClient(language).call(listFilterValues, input, { signal })
    return answer.ok ? showValues(answer.value, language) : null
  } catch {
    return null
  }
}
