// The mutation score: how many of the faults that can be noticed are noticed by a test.

import { basename } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** A fault that ends nowhere is noticed as well; one that does not even load is none. */
const noticed = ['Killed', 'Timeout']
const counted = [...noticed, 'Survived', 'NoCoverage']

const amountOf = (mutants: readonly Pick<Mutant, 'status'>[], statuses: readonly string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length

/** Per cent; 0 where there is nothing to notice, so that nobody takes an empty run for a good one. */
export function scoreOf(mutants: readonly Pick<Mutant, 'status'>[]): number {
  const all = amountOf(mutants, counted)
  return all === 0 ? 0 : (amountOf(mutants, noticed) / all) * 100
}

/** Rows of a table: file, faults, noticed, score. */
export function scoresByFile(mutants: readonly Pick<Mutant, 'fileName' | 'status'>[]): string[][] {
  const byFile = Map.groupBy(mutants, ({ fileName }) => basename(fileName))
  return [...byFile].map(([file, ofFile]) => [
    file,
    String(amountOf(ofFile, counted)),
    String(amountOf(ofFile, noticed)),
    `${scoreOf(ofFile).toFixed(1)} %`,
  ])
}
