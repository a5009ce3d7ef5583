// What Greek ears hear as one is written as one: the last step of every key, the same for both scripts. Sounds that melt
// together (κχ, πφ, τθ), pairs that live in a learned and a popular form (δάκτυλο and δάχτυλο, επτά and εφτά, χθες and χτες),
// and the nasal before a stop, which half of the Greeks do not pronounce (άνδρας and άντρας, άγχος and "agxos").

/** The consonant of αυ and ευ, until it is known what follows. */
export const afOrAb = 'V'

const steps: readonly [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
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

/** Until nothing changes: one step may make room for another. */
export function finishSkeleton(raw: string): string {
  const next = steps.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), raw)
  return next === raw ? next : finishSkeleton(next)
}
