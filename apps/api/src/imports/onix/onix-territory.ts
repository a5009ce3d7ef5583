// Whether a price or a supply holds for Greece: named, or inside a region and not left out.

import { childrenOf, type OnixNode, textOf } from './onix-node.ts'

const here = 'GR'
/** The world, the eurozone. */
const regionsWithGreece = new Set(['WORLD', 'ECZ'])

const words = (text: string | null): string[] => text?.split(/\s+/) ?? []

/** `parents`: what may hold a `Territory`. Without any it holds everywhere. */
export function servesGreece(parents: readonly OnixNode[]): boolean {
  const territories = parents.flatMap((parent) => childrenOf(parent, 'Territory'))
  return territories.length === 0 || territories.some(includesGreece)
}

function includesGreece(territory: OnixNode): boolean {
  if (words(textOf(territory, 'CountriesExcluded')).includes(here)) return false
  if (words(textOf(territory, 'CountriesIncluded')).includes(here)) return true
  return words(textOf(territory, 'RegionsIncluded')).some((region) => regionsWithGreece.has(region))
}
