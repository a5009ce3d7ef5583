import { type Filters, nameOf } from '@stoa/contract/catalogue/filters'

/** The filters that a list always has together with the chosen ones, which take the place of those of the same name. */
export function combineFilters(base: Filters, chosen: Filters): Filters {
  const names = new Set(chosen.map(nameOf))
  return [...base.filter((filter) => !names.has(nameOf(filter))), ...chosen]
}
