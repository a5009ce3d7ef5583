// Tests when the pages are built again: a copy of the script in a folder of its own, with a stand-in for npm.

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './prepare.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-prepare-'))
  const bin = join(folder, 'node_modules', '.bin')
  for (const path of [bin, join(folder, 'scripts'), join(folder, 'packages')]) mkdirSync(path, { recursive: true })
  cpSync(join(root, 'scripts', 'prepare.mjs'), join(folder, 'scripts', 'prepare.mjs'))
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@" >> "$(dirname "$0")/../../npm-calls"\n')
  chmodSync(join(bin, 'npm'), 0o755)
  writeSource(Date.now() - 60_000)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeSource(changedAt) {
  const source = join(folder, 'packages', 'a.ts')
  writeFileSync(source, '')
  for (const path of [source, join(folder, 'packages')]) utimesSync(path, changedAt / 1000, changedAt / 1000)
}

/** Whether a start with these settings builds the pages. */
function builds(settings = {}) {
  const calls = join(folder, 'npm-calls')
  rmSync(calls, { force: true })
  const script = pathToFileURL(join(folder, 'scripts', 'prepare.mjs'))
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_STOA_'))
  execFileSync(process.execPath, ['--input-type=module', '-e', `import { build } from '${script}'; build()`], {
    env: { ...Object.fromEntries(others), ...settings },
  })
  return existsSync(calls) && readFileSync(calls, 'utf8').includes('run build')
}

test('the pages are built once, and again after a change of the sources', () => {
  expect(builds()).toBe(true)
  expect(builds()).toBe(false)
  writeSource(Date.now() + 60_000)
  expect(builds()).toBe(true)
})

test('the pages are built again after a change of how they are built', () => {
  expect(builds()).toBe(true)
  const path = join(folder, 'apps', 'storefront', 'any-plugin.ts')
  writeFileSync(path, '')
  utimesSync(path, Date.now() / 1000 + 60, Date.now() / 1000 + 60)
  expect(builds()).toBe(true)
})

test('the pages are built again with another setting of the addresses, and with none', () => {
  const settings = { VITE_STOA_TRAILING_SLASH: 'true', VITE_STOA_OMIT_ON_HOME: 'true' }
  expect(builds(settings)).toBe(true)
  expect(builds(Object.fromEntries(Object.entries(settings).toReversed()))).toBe(false)
  expect(builds({ ...settings, VITE_STOA_TRAILING_SLASH: 'false' })).toBe(true)
  expect(builds()).toBe(true)
  expect(builds({ STOA_ANYTHING: '1' })).toBe(false)
})
