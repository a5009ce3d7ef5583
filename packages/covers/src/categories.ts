// Compositions and colourways by category. A repeated name has double weight.
import { type ColourwayName, OTHER_COLOURWAYS } from './inks.ts'
import type { NonEmpty } from './random.ts'

export const COMPOSITION_NAMES = [
  'etiketa',
  'diskos',
  'archiko',
  'afisa',
  'lefki',
  'plakakia',
  'kymata',
  'isoypseis',
  'rachi',
  'plasma',
] as const

export type CompositionName = (typeof COMPOSITION_NAMES)[number]

export interface Taste {
  readonly compositions: NonEmpty<CompositionName>
  readonly colourways: NonEmpty<ColourwayName>
}

/** Every composition but the children's creature, every colourway but the children's coral. */
const ANY_OTHER: Taste = {
  compositions: ['etiketa', 'diskos', 'archiko', 'afisa', 'lefki', 'plakakia', 'kymata', 'isoypseis', 'rachi'],
  colourways: OTHER_COLOURWAYS,
}

const TASTES: ReadonlyMap<string, Taste> = new Map<string, Taste>([
  [
    'greek-fiction',
    {
      compositions: [
        'etiketa',
        'archiko',
        'lefki',
        'kymata',
        'diskos',
        'rachi',
        'afisa',
        'plakakia',
        'etiketa',
        'isoypseis',
      ],
      colourways: [
        'vissino',
        'charti',
        'petrol',
        'ochra',
        'kyparissi',
        'asvestis',
        'keramidi',
        'nychta',
        'rodakino',
        'kyanos',
        'fystiki',
        'thalassa',
        'elia',
        'syko',
        'ammos',
      ],
    },
  ],
  [
    'world-fiction',
    {
      compositions: ['afisa', 'diskos', 'archiko', 'plakakia', 'etiketa', 'rachi', 'lefki'],
      colourways: [
        'molyvi',
        'thalassa',
        'levanta',
        'kokkino',
        'lemoni',
        'syko',
        'ouranos',
        'kyparissi',
        'rodakino',
        'asvestis',
      ],
    },
  ],
  [
    'poetry',
    {
      compositions: ['lefki', 'diskos', 'kymata', 'isoypseis', 'archiko'],
      colourways: ['asvestis', 'kyanos', 'nychta', 'ammos', 'ouranos', 'levanta', 'charti', 'syko'],
    },
  ],
  [
    'crime',
    {
      compositions: ['afisa', 'rachi', 'diskos', 'isoypseis'],
      colourways: ['molyvi', 'nychta', 'kokkino', 'petrol', 'lemoni', 'syko'],
    },
  ],
  [
    'history',
    {
      compositions: ['isoypseis', 'rachi', 'plakakia', 'lefki', 'afisa'],
      colourways: ['charti', 'elia', 'keramidi', 'ammos', 'petrol', 'nychta', 'kyanos'],
    },
  ],
  [
    'philosophy',
    {
      compositions: ['lefki', 'etiketa', 'plakakia', 'archiko', 'isoypseis'],
      colourways: ['kyanos', 'charti', 'kyparissi', 'ammos', 'vissino', 'fystiki'],
    },
  ],
  [
    'children',
    {
      compositions: ['plasma', 'kymata', 'plasma', 'plakakia'],
      colourways: ['lemoni', 'ouranos', 'fystiki', 'korali', 'rodakino', 'thalassa', 'levanta', 'kokkino'],
    },
  ],
  [
    'young',
    {
      compositions: ['diskos', 'afisa', 'isoypseis', 'plasma', 'kymata'],
      colourways: ['levanta', 'thalassa', 'syko', 'lemoni', 'kokkino', 'petrol'],
    },
  ],
  [
    'living',
    {
      compositions: ['etiketa', 'plakakia', 'kymata', 'lefki'],
      colourways: ['fystiki', 'rodakino', 'ochra', 'elia', 'ammos', 'lemoni'],
    },
  ],
  [
    'school',
    {
      compositions: ['afisa', 'plakakia', 'isoypseis'],
      colourways: ['lemoni', 'ouranos', 'kokkino', 'fystiki', 'asvestis'],
    },
  ],
])

export function tasteOf(category: string): Taste {
  return TASTES.get(category) ?? ANY_OTHER
}
