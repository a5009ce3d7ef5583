import {
  type FilterName,
  type Filters,
  nameOf,
  readFilterName,
  readFilters,
  toggleFilter,
  writeFilters,
} from '@stoa/contract/filters'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useAddress } from '../../i18n/use-address.ts'
import type { ListData } from './list-data.ts'
import { writeListQuery } from './list-query.ts'

export interface Narrowing {
  /** What is chosen: what the list shows, or what was asked for since and is on its way. */
  chosen: Filters
  /** `Authors.12` of all that is chosen. */
  marks: ReadonlySet<string>
  pending: boolean
  hrefOf(filters: Filters): string
  go(filters: Filters): void
  /** A tap on a value; `alone`: in place of what else is chosen of its filter. */
  choose(name: string, value: string, alone?: boolean): void
}

const read = (filters: string): Filters => {
  const found = readFilters(filters)
  return found.ok ? found.value : []
}

export const markOf = (name: string, value: string): string => `${name}.${value}`

export const without = (filters: Filters, name: string, value: string): Filters =>
  filters.map((one) => (nameOf(one) === name ? { ...one, values: one.values.filter((other) => other !== value) } : one))

function changed(filters: Filters, name: FilterName, value: string, alone: boolean): Filters {
  if (!alone) return toggleFilter(filters, name, value)
  const others = filters.filter((one) => nameOf(one) !== nameOf(name))
  return [...others, { ...name, values: [value] }]
}

/** How a list is narrowed: by an address of its own for each choice. The page stays where it is scrolled to. */
export function useNarrowing({ path, query }: ListData): Narrowing {
  const address = useAddress()
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()
  // Ticks answer at once, and taps that follow quickly add up; the next list, once it has come, says what is chosen.
  const [asked, setAsked] = useState({ since: query, filters: query.filters })
  const chosen = read(asked.since === query ? asked.filters : query.filters)
  const hrefOf = (filters: Filters) =>
    address(`${path}${writeListQuery({ ...query, filters: writeFilters(filters), page: 1 })}`)
  const go = (filters: Filters) => {
    setAsked({ since: query, filters: writeFilters(filters) })
    const inSheet = isInSheet(location.state)
    void navigate(hrefOf(filters), {
      preventScrollReset: true,
      replace: inSheet,
      state: inSheet ? location.state : null,
    })
  }
  return {
    chosen,
    marks: new Set(chosen.flatMap((one) => one.values.map((value) => markOf(nameOf(one), value)))),
    pending: next !== undefined && next.pathname === location.pathname,
    hrefOf,
    go,
    choose(name, value, alone = false) {
      const known = readFilterName(name)
      if (known.ok) go(changed(chosen, known.value, value, alone))
    },
  }
}

/** Carried beside the address while the sheet of filters lies over the list. */
export interface SheetState {
  sheetOver: string
}

export const isInSheet = (state: unknown): state is SheetState =>
  typeof state === 'object' && state !== null && 'sheetOver' in state
