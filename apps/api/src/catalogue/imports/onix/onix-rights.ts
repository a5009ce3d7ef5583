// Whether a product may be sold here: by the rights of its publisher in Greece, and by the kinds of sellers that they are for
// (ONIX lists 46 and 71).

import { type Note, warning } from '../read-item.ts'
import { childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'
import { isRestOfWorld, namesGreece, servesGreece } from './onix-territory.ts'

const notForSale = new Set(['03', '04', '05', '06'])

/** For some retailers, libraries, schools, news outlets, subscribers or nobody; without a code that says whom it leaves out. */
const notForBookstores = new Set(['00', '01', '02', '03', '04', '05', '06', '07', '10', '13', '14', '21'])

/** `markets`: what is different about the publication in Greece. `today`: `2026-11-20`. */
export function maySell(
  publishing: OnixNode | null,
  markets: readonly OnixNode[],
  today: string,
  notes: Note[],
): boolean {
  const rights = rightsInGreece(publishing)
  const type = rights ? textOf(rights, 'SalesRightsType') : textOf(publishing, 'ROWSalesRightsType')
  if (notForSale.has(type ?? '')) {
    notes.push(warning('SalesRights', 'It is not for sale in Greece.'))
    return false
  }
  const restriction = [rights, publishing, ...markets]
    .flatMap((node) => childrenOf(node, 'SalesRestriction'))
    .filter((node) => isInForce(node, today))
    .flatMap((node) => textsOf(node, 'SalesRestrictionType'))
    .find((code) => notForBookstores.has(code))
  if (restriction !== undefined)
    notes.push(warning('SalesRestriction', `It is for other sellers or buyers only (${restriction}).`))
  return restriction === undefined
}

/** Those that name Greece before those of a region with it, and of the rest of the world. */
function rightsInGreece(publishing: OnixNode | null): OnixNode | null {
  const rights = childrenOf(publishing, 'SalesRights')
  return (
    rights.find((node) => namesGreece([node])) ??
    rights.find((node) => servesGreece([node])) ??
    rights.find((node) => isRestOfWorld([node])) ??
    null
  )
}

const isInForce = (restriction: OnixNode, today: string): boolean =>
  (dayOf(restriction, 'StartDate') ?? today) <= today && today <= (dayOf(restriction, 'EndDate') ?? today)

function dayOf(restriction: OnixNode, name: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(textOf(restriction, name) ?? '') ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}
