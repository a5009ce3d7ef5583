// Whether a price or a supply applies to Greece: named, or inside a region and not excluded.

import { childrenOf, type OnixNode, textOf } from './onix-node.ts'

const homeCountry = 'GR'
/** The world, the eurozone. */
const regionsWithGreece = new Set(['WORLD', 'ECZ'])

const splitCodes = (text: string | null): string[] => text?.split(/\s+/) ?? []

/** `parents`: the elements that may hold a `Territory`. Without any it applies everywhere. */
export function servesGreece(parents: readonly OnixNode[]): boolean {
  const territories = territoriesOf(parents)
  return territories.length === 0 || territories.some(includesGreece)
}

const territoriesOf = (parents: readonly OnixNode[]): OnixNode[] =>
  parents.flatMap((parent) => childrenOf(parent, 'Territory'))

export const namesGreece = (parents: readonly OnixNode[]): boolean =>
  territoriesOf(parents).some((node) => splitCodes(textOf(node, 'CountriesIncluded')).includes(homeCountry))

/** Wherever nothing else is said. */
export const isRestOfWorld = (parents: readonly OnixNode[]): boolean =>
  territoriesOf(parents).some((node) => splitCodes(textOf(node, 'RegionsIncluded')).includes('ROW'))

function includesGreece(territory: OnixNode): boolean {
  if (splitCodes(textOf(territory, 'CountriesExcluded')).includes(homeCountry)) return false
  if (splitCodes(textOf(territory, 'CountriesIncluded')).includes(homeCountry)) return true
  return splitCodes(textOf(territory, 'RegionsIncluded')).some((region) => regionsWithGreece.has(region))
}
