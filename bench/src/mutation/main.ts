// `npm run bench -- mutation`: puts faults into the rules of prices and promotions, one after another, and counts those
// that their tests notice. Exits with 1 below the target. `npm run bench -- mutation settle spread` takes files by name.
// What has not changed since the last run is not run again; the faults that went unnoticed are listed one by one.

import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../start-server.ts'
import { markdownTable } from '../table.ts'
import { type Mutant, scoreOf, scoresByFile } from './score.ts'

const atLeast = 85
const rules = 'src/ordering/{pricing,promotions}'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** `names`: of files, without ending; none for all. */
async function mutate(names: readonly string[]): Promise<Mutant[]> {
  // its copy of the rules lies below the folder in which it runs
  process.chdir(join(root, 'packages/domain'))
  const files = names.length === 0 ? [`${rules}/*.ts`] : names.map((name) => `${rules}/${name}.ts`)
  const stryker = new Stryker({
    mutate: [...files, `!${rules}/*.test.ts`, `!${rules}/fixtures.ts`],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: fileURLToPath(new URL('vitest.config.ts', import.meta.url)) },
    concurrency: 1,
    // a fault that ends nowhere is found by how often it runs; a busy machine is none
    timeoutMS: 60_000,
    incremental: true,
    incrementalFile: 'build/mutation.json',
    tempDirName: 'build/mutation',
    ignorePatterns: ['build'],
    reporters: [],
  })
  const mutants = await stryker.runMutationTest()
  // those of other files are known from earlier runs
  return names.length === 0 ? mutants : mutants.filter(({ fileName }) => names.includes(basename(fileName, '.ts')))
}

const lineOf = ({ fileName, location, mutatorName, replacement }: Mutant): string =>
  `${basename(fileName)}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement ?? ''}`

async function main(): Promise<number> {
  const mutants = await mutate(process.argv.slice(2))
  const unnoticed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  print(['', ...unnoticed.map(lineOf), ''].join('\n'))
  print(markdownTable(['file', 'faults', 'noticed', 'score'], scoresByFile(mutants)))
  const score = scoreOf(mutants)
  print(`\nmutation score ${score.toFixed(1)} %, target ≥ ${atLeast} %: ${score >= atLeast ? 'met' : 'SHORT'}`)
  return score >= atLeast ? 0 : 1
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).stack}\n`)
    process.exit(1)
  },
)
