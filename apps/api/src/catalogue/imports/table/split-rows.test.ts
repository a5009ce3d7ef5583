import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inChunks } from '../../../../test/onix-message.ts'
import { type Row, splitRows } from './split-rows.ts'

async function rowsOf(text: string, separator = ';', size = 5): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of splitRows(inChunks(text, size), separator)) rows.push(row)
  return rows
}

const cells = async (text: string, separator?: string): Promise<string[][]> =>
  (await rowsOf(text, separator)).map((row) => row.cells)

test.each<[string, string[][]]>([
  [
    'a;b\nc;d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\r\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\rc;d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '"a;1";"b ""c"""\nd;""\n',
    [
      ['a;1', 'b "c"'],
      ['d', ''],
    ],
  ],
  [
    '"two\nlines";b\nc;d',
    [
      ['two\nlines', 'b'],
      ['c', 'd'],
    ],
  ],
  ['5" pipe;b', [['5" pipe', 'b']]],
  ['"Repent" said he;b', [['"Repent" said he', 'b']]],
  [';;\n\n  \na;b', [['a', 'b']]],
  ['', []],
])('%j', async (text, rows) => {
  expect(await cells(text)).toEqual(rows)
})

test('tabs and bars separate as well', async () => {
  expect(await cells('a;x\tb\n', '\t')).toEqual([['a;x', 'b']])
})

test('an unclosed quote spoils its own line only', async () => {
  const rows = await rowsOf('a;b\n"c;d\ne;f\n')
  expect(rows.map(({ line, isBroken }) => [line, isBroken])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ])
  expect(rows[2]?.cells).toEqual(['e', 'f'])
})

test('the rows up to a later quote are no part of its cell', async () => {
  const rows = await rowsOf('a;b\n"c;d\ne;f\n"g";h\ni;j\n')
  expect(rows.map(({ line, cells: [first] }) => [line, first])).toEqual([
    [1, 'a'],
    [2, '"c'],
    [3, 'e'],
    [4, 'g'],
    [5, 'i'],
  ])
})

test('even when what follows would exceed the memory', async () => {
  async function* chunks(): AsyncGenerator<string> {
    yield 'a;b\n"c;d\n'
    for (let remaining = 200; remaining > 0; remaining -= 1) yield 'e;f\n'.repeat(4000)
  }
  let [count, broken] = [0, 0]
  for await (const row of splitRows(chunks(), ';')) {
    count += 1
    broken += Number(row.isBroken)
  }
  expect([count, broken]).toEqual([2 + 800_000, 1])
})

test('line numbers are those of the file', async () => {
  const rows = await rowsOf('a\n\n"b\nb"\nc\n')
  expect(rows.map(({ line, cells: [first] }) => [line, first])).toEqual([
    [1, 'a'],
    [3, 'b\nb'],
    [5, 'c'],
  ])
})

test('written rows are read back, however the file is split into chunks', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'β', '"', ';', '\n', ' ', ',') }).map((text) => text.trim())
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  const check = fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
    const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(';')).join('\r\n')
    const nonEmptyRows = rows.filter((row) => row.some((value) => value !== ''))
    expect((await rowsOf(text, ';', size)).map((row) => row.cells)).toEqual(nonEmptyRows)
  })
  await fc.assert(check, { seed: 20_261_120, numRuns: 500 })
})
