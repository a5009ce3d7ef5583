// Tests the test command: real runs of Vitest and Playwright with the project's configurations and one test each.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment, root } from './prepare.mjs'

const results = join(root, 'test-results')
let folder
beforeAll(() => {
  mkdirSync(results, { recursive: true })
  folder = mkdtempSync(join(results, 'planted-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const passing = 'expect(1).toBe(1)'
const failing = 'expect(1).toBe(2)'
const bodyOf = (library, statement) =>
  `import { expect, test } from '${library}'\n${statement && `test('planted', () => ${statement})`}\n`

// What fails, fails with the database started as for all tests: loading it must not change the exit code. The rest saves the time.

/** One of the projects of the real configuration, except that it finds the planted test only. */
function plantUnitTest(statement, project = statement === failing ? 'shop' : 'rules') {
  const place = mkdtempSync(join(folder, 'unit-'))
  writeFileSync(join(place, 'planted.test.mjs'), bodyOf('vitest', statement))
  const config = join(place, 'vitest.config.mjs')
  writeFileSync(
    config,
    `import config from '${root}vitest.config.ts'
const { projects, ...shared } = config.test
const { test, ...build } = projects.find(({ test }) => test.name === '${project}')
export default { ...config, ...build, test: { ...shared, ...test, include: ['${relative(root, place)}/*.test.mjs'] } }\n`,
  )
  return config
}

function plantJourney(statement) {
  const place = mkdtempSync(join(folder, 'journeys-'))
  writeFileSync(join(place, 'planted.spec.ts'), bodyOf('@playwright/test', statement))
  writeFileSync(
    join(place, 'setup.ts'),
    `import { startPrivatePostgres } from '${root}apps/api/src/database/private-postgres.ts'
export default async () => (await startPrivatePostgres('${place}', { keep: false })).stop\n`,
  )
  const changes = { testDir: '.', outputDir: 'output', globalSetup: statement === failing ? './setup.ts' : [] }
  const config = join(place, 'playwright.config.ts')
  writeFileSync(
    config,
    `import project from '${root}e2e/playwright.config.ts'
export default { ...project, ...${JSON.stringify(changes)} }\n`,
  )
  return config
}

/** The exit code and the last line. */
function runTests(unit, journeys, project) {
  const own = mkdtempSync(join(folder, 'results-'))
  const program = fileURLToPath(new URL('run-tests.mjs', import.meta.url))
  const options = [`--unit=${plantUnitTest(unit, project)}`, `--journeys=${plantJourney(journeys)}`, `--results=${own}`]
  return new Promise((ended) => {
    const child = execFile('node', [program, ...options], { env: environment }, (_, out) =>
      ended([child.exitCode, out.trimEnd().split('\n').at(-1)]),
    )
  })
}

test.each([
  ['passes', passing, passing, [0, '2 passed, 0 failed, 0 skipped']],
  ['fails in a unit test, and no journey is begun', failing, passing, [1, '0 passed, 1 failed, 0 skipped']],
  ['fails in a component test', failing, passing, [1, '0 passed, 1 failed, 0 skipped'], 'components'],
  ['fails in a journey', passing, failing, [1, '1 passed, 1 failed, 0 skipped']],
  ['finds no unit test', '', passing, [1, '0 passed, 1 failed, 0 skipped']],
  ['finds no journey', passing, '', [1, '1 passed, 1 failed, 0 skipped']],
])('a run that %s', async (_, unit, journeys, end, project) =>
  expect(await runTests(unit, journeys, project)).toEqual(end),
)
