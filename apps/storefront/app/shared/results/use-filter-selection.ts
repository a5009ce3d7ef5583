import { afterPaint } from '@stoa/browser/next-paint'
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
  /** The selection: the list's filters, or those of a pending navigation. */
  chosen: Filters
  /** The chosen values, as `Authors.12`. */
  filterKeys: ReadonlySet<string>
  pending: boolean
  hrefOf(filters: Filters): string
  apply(filters: Filters): void
  /** Toggles a value; `exclusive`: in place of the other values of its facet. */
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

/** Filters a list by navigating to a URL for each selection. The scroll position is kept. */
export function useFilterSelection({ path, query }: ListData): FilterSelection {
  const address = useAddress()
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()
  // Ticks apply optimistically, and quick ones add up; once the next list is loaded, its own filters count.
  const [requested, setRequested] = useState({ since: query, filters: query.filters })
  const chosen = parseFilters(requested.since === query ? requested.filters : query.filters)
  const hrefOf = (filters: Filters) =>
    address(`${path}${writeListQuery({ ...query, filters: writeFilters(filters), page: 1 })}`)
  const load = (href: string): void => {
    const inSheet = isInSheet(location.state)
    void navigate(href, {
      preventScrollReset: true,
      replace: inSheet,
      state: inSheet ? location.state : null,
    })
  }
  const apply = (filters: Filters) => {
    setRequested({ since: query, filters: writeFilters(filters) })
    // loading a list measures how far the page is scrolled, which would have the browser lay out the tick first
    const href = hrefOf(filters)
    afterPaint(() => load(href))
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

/** In the location state while the filter sheet is open. */
export interface SheetState {
  sheetOver: string
}

export const isInSheet = (state: unknown): state is SheetState =>
  typeof state === 'object' && state !== null && 'sheetOver' in state
