// The law of imports as Biome applies it: of several overrides for a file the last one counts, so a new one can lift an
// older one without a word. And the domain's promise, which no rule of Biome's expresses.

import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import { law } from './import-law-examples.mjs'
import { environment, root } from './prepare.mjs'

const api = 'apps/api/src'

/** Every import that Biome refuses when these files stand in a folder of their own under the project's configuration. */
async function refusedImports() {
  const results = join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'imports-'))
  try {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
    for (const [file, imports] of Object.entries(law)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(
        join(folder, file),
        imports
          .flat()
          .map((path) => `import '${path}'\n`)
          .join(''),
      )
    }
    const found = await lint(folder)
    return found.map(([, path, line]) => {
      const file = relative(folder, path)
      return `${file} ← ${law[file].flat()[line - 1]}`
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const lint = (folder) =>
  new Promise((resolve) => {
    const biome = join(root, 'node_modules/.bin/biome')
    const options = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', '.']
    execFile(biome, options, { cwd: folder, env: environment }, (_, stdout) =>
      resolve([...stdout.matchAll(/file=([^,]+),line=(\d+)/g)]),
    )
  })

test('a file imports what its place allows', async () => {
  const refused = Object.entries(law).flatMap(([file, [, paths]]) => paths.map((path) => `${file} ← ${path}`))
  expect((await refusedImports()).toSorted()).toEqual(refused.toSorted())
})

const apiFiles = () => globSync(`${api}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

/** What lies beside an area's modules is shared by them. */
const isAreaFile = (file) => /^(catalogue|content|identity|ordering)\/[^/]+$/.test(relative(api, file))

test('every folder of the API has a rule of its own', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const globs = overrides
    .filter(({ linter }) => linter?.rules?.style?.noRestrictedImports)
    .flatMap(({ includes }) => includes)
    .filter((glob) => glob.startsWith(`${api}/`) && glob !== `${api}/**`)
  const folders = new Set(
    apiFiles()
      .filter((file) => !isAreaFile(file))
      .map(dirname),
  )
  folders.delete(api)
  expect(folders.size).toBeGreaterThan(20)
  const hasRule = (folder) => globs.some((glob) => matchesGlob(`${folder}/b.ts`, glob))
  expect([...folders].filter((folder) => !hasRule(folder))).toEqual([])
})

test('what the modules of an area share imports none of them', () => {
  const imports = apiFiles()
    .filter(isAreaFile)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) => `${file} ← ${path}`),
    )
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((line) => / ← \.\/.+\//.test(line))).toEqual([])
})

/** The functions that a file calls of the `*.queries.ts` beside it. */
function calledQueries(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^import (?:\* as (\w+)|\{([^}]*)\}) from '[^']+\.queries\.ts'/gm)].flatMap(
    ([, namespace, names]) =>
      namespace
        ? [...text.matchAll(new RegExp(`\\b${namespace}\\.(?!ts')([a-z]\\w*)`, 'g'))].map(([, name]) => name)
        : names.split(',').flatMap((name) => (/^\s*(?:type\s|$)/.test(name) ? [] : [name.trim()])),
  )
}

test('routes only read from queries: a change goes through the service', () => {
  const calls = globSync(`${api}/**/*.routes.ts`, { cwd: root }).flatMap((file) =>
    calledQueries(file).map((name) => `${file} ${name}`),
  )
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.filter((call) => !/ (?:count|find|get|list)[A-Z]/.test(call))).toEqual([])
})

test('the domain asks no clock, no chance and waits for nothing', () => {
  const asked = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\basync\b|\bawait\b/
  const files = globSync('packages/domain/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const withoutComments = (file) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  expect(files.filter((file) => asked.test(withoutComments(file)))).toEqual([])
})
