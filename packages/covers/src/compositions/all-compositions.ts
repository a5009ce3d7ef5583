// The ten compositions by name.
import type { CompositionName } from '../categories.ts'
import { drawAfisa } from './afisa.ts'
import { drawArchiko } from './archiko.ts'
import type { Composition } from './composition.ts'
import { drawDiskos } from './diskos.ts'
import { drawEtiketa } from './etiketa.ts'
import { drawIsoypseis } from './isoypseis.ts'
import { drawKymata } from './kymata.ts'
import { drawLefki } from './lefki.ts'
import { drawPlakakia } from './plakakia.ts'
import { drawPlasma } from './plasma.ts'
import { drawRachi } from './rachi.ts'

export const COMPOSITIONS: Record<CompositionName, Composition> = {
  etiketa: drawEtiketa,
  diskos: drawDiskos,
  archiko: drawArchiko,
  afisa: drawAfisa,
  lefki: drawLefki,
  plakakia: drawPlakakia,
  kymata: drawKymata,
  isoypseis: drawIsoypseis,
  rachi: drawRachi,
  plasma: drawPlasma,
}
