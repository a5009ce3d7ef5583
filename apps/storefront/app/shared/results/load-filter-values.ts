import { readFilterName, readFilters } from '@stoa/contract/catalogue/filters'
import { listFilterValues } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../api/browser-client.ts'
import { combineFilters } from './combine-filters.ts'
import { type ShownValue, toShownValues } from './facet-display.ts'

export interface FilterValuesInput {
  name: string
  /** Text that the names contain; empty for all of them. */
  search: string
  filters: string
  /** The filters that the list always has. */
  baseFilters: string
  categoryId: number | null
}

/** The values of one facet, at most 100; null when they cannot be loaded. */
export async function loadFilterValues(
  language: Language,
  { name, search, filters, baseFilters, categoryId }: FilterValuesInput,
  signal: AbortSignal,
): Promise<ShownValue[] | null> {
  const [filter, base, chosen] = [readFilterName(name), readFilters(baseFilters), readFilters(filters)]
  if (!filter.ok || !base.ok || !chosen.ok) return null
  const input = {
    filter: filter.value,
    filters: combineFilters(base.value, chosen.value),
    ...(categoryId === null ? {} : { categoryId }),
    ...(search === '' ? {} : { search: search }),
  }
  try {
    const outcome = await browserClient(language).call(listFilterValues, input, { signal })
    return outcome.ok ? toShownValues(outcome.value, language) : null
  } catch {
    return null
  }
}
