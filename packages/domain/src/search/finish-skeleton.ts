// Merges sounds that Greek speakers do not distinguish: the last step of every key, the same for both scripts.
// Assimilated sounds (κχ, πφ, τθ), learned and popular forms (δάκτυλο and δάχτυλο, επτά and εφτά, χθες and χτες), and
// the nasal before a stop, which half of the speakers omit (άνδρας and άντρας, άγχος and "agxos"). Digits are kept: 100
// and 1000 are different numbers.

/** The consonant of αυ and ευ, until the following sound is known. */
export const afOrAb = 'V'

const steps: readonly [RegExp, string][] = [
  [/(\D)\1+/g, '$1'],
  [/[Vb](?=[qkpstfh])|V$/g, 'f'],
  [/V/g, 'b'],
  [/kh/g, 'h'],
  [/pf/g, 'f'],
  [/tq/g, 'q'],
  [/[kh][tq]/g, 'ht'],
  [/[pf][tq]/g, 'ft'],
  [/sq/g, 'st'],
  [/m(?=b)|n(?=[dg])|[gn](?=h|ks)/g, ''],
]

/** Repeated until stable: one replacement may enable another. */
export function finishSkeleton(raw: string): string {
  const next = steps.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), raw)
  return next === raw ? next : finishSkeleton(next)
}
