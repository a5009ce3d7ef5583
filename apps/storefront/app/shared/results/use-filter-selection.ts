import {
  type FilterName,
  type Filters,
  nameOf,
  readFilterName,
  readFilters,
  toggleFilter,
  writeFilters,
} from '@stoa/contract/catalogue/filters'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useAddress } from '../../i18n/use-address.ts'
import type { ListData } from './list-data.ts'
import { writeListQuery } from './list-query.ts'

export interface FilterSelection {
  /** What is chosen: what the list shows, or what was asked for since and is on its way. */
  chosen: Filters
  /** `Authors.12` of all that is chosen. */
  filterKeys: ReadonlySet<string>
  pending: boolean
  hrefOf(filters: Filters): string
  apply(filters: Filters): void
  /** A tap on a value; `alone`: in place of what else is chosen of its filter. */
  toggle(name: string, value: string, exclusive?: boolean): void
}

const parseFilters = (filters: string): Filters => {
  const result = readFilters(filters)
  return result.ok ? result.value : []
}

export const toFilterKey = (name: string, value: string): string => `${name}.${value}`

export const withoutValue = (filters: Filters, name: string, value: string): Filters =>
  filters.map((filter) =>
    nameOf(filter) === name ? { ...filter, values: filter.values.filter((current) => current !== value) } : filter,
  )

function withToggledValue(filters: Filters, name: FilterName, value: string, exclusive: boolean): Filters {
  if (!exclusive) return toggleFilter(filters, name, value)
  const otherFilters = filters.filter((filter) => nameOf(filter) !== nameOf(name))
  return [...otherFilters, { ...name, values: [value] }]
}

/** How a list is narrowed: by an address of its own for each choice. The page stays where it is scrolled to. */
export function useFilterSelection({ path, query }: ListData): FilterSelection {
  const address = useAddress()
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()
  // Ticks answer at once, and taps that follow quickly add up; the next list, once it has come, says what is chosen.
  const [requested, setRequested] = useState({ since: query, filters: query.filters })
  const chosen = parseFilters(requested.since === query ? requested.filters : query.filters)
  const hrefOf = (filters: Filters) =>
    address(`${path}${writeListQuery({ ...query, filters: writeFilters(filters), page: 1 })}`)
  const apply = (filters: Filters) => {
    setRequested({ since: query, filters: writeFilters(filters) })
    const inSheet = isInSheet(location.state)
    void navigate(hrefOf(filters), {
      preventScrollReset: true,
      replace: inSheet,
      state: inSheet ? location.state : null,
    })
  }
  return {
    chosen,
    filterKeys: new Set(chosen.flatMap((filter) => filter.values.map((value) => toFilterKey(nameOf(filter), value)))),
    pending: next !== undefined && next.pathname === location.pathname,
    hrefOf,
    apply,
    toggle(name, value, exclusive = false) {
      const filterName = readFilterName(name)
      if (filterName.ok) apply(withToggledValue(chosen, filterName.value, value, exclusive))
    },
  }
}

/** Carried beside the address while the sheet of filters lies over the list. */
export interface SheetState {
  sheetOver: string
}

export const isInSheet = (state: unknown): state is SheetState =>
  typeof state === 'object' && state !== null && 'sheetOver' in state
