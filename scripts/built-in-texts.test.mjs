// Every text and every selection of the built-in shop is shown somewhere: staff would edit in vain what no page reads.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.mjs'

const sources = globSync('{apps,packages}/*/{app,src,mails}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))

const isRead = (code) => sources.some((source) => source.includes(`'${code}'`))

const codesIn = (file) =>
  readFileSync(join(root, 'apps/api/database/demo/data', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).code)

test('every text is read by some page', () => {
  const codes = codesIn('custom-messages.jsonl')
  expect(codes.length).toBeGreaterThan(10)
  expect(codes.filter((code) => !isRead(code))).toEqual([])
})

test('every selection of books is read, in its version for English readers too', () => {
  const codes = codesIn('shelves.jsonl')
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.filter((code) => !isRead(code.replace(/-en$/, '')))).toEqual([])
})
