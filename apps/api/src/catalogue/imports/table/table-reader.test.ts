import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inChunks, listItems } from '../../../../test/onix-message.ts'
import { readJsonLines } from '../json/json-lines-reader.ts'
import { FileRefused } from '../read-item.ts'
import { type ColumnMap, noMap, readColumnMap } from './column-map.ts'
import { readTable, separatorIn } from './table-reader.ts'

const day = '2026-11-20'

const read = (text: string, map: ColumnMap = noMap) =>
  readTable(inChunks(text, 50), 'shop', map, map.separator ?? separatorIn(text), day)

const head = 'Κωδικός;ISBN;Τίτλος;Συγγραφέας;Εκδότης;Τιμή;Σχόλια'

test('common headings are recognised in both languages, others are reported', async () => {
  const reading = read(`${head}\nA1;978-960-325-940-4;Ιλιάς;Όμηρος;Άγρα;51,00 €;παλιό\n`)
  const [item] = await listItems(reading)
  expect(item?.record).toMatchObject({
    reference: 'A1',
    isbn13: '9789603259404',
    title: 'Ιλιάς',
    publisher: 'Άγρα',
    sellingCents: 5100,
    textLanguage: 'el',
    credits: [{ name: 'Όμηρος', role: 'author' }],
  })
  expect(reading.ignored()).toEqual(['Σχόλια'])
})

test('an empty cell changes nothing', async () => {
  const [item] = await listItems(read('isbn,price,pages\n9789603259404,12.90,\n'))
  const knownFields = Object.entries(item?.record ?? {}).filter(([, value]) => value !== undefined && value !== null)
  expect(Object.fromEntries(knownFields)).toEqual({
    isbn13: '9789603259404',
    reference: '9789603259404',
    notice: 'update',
    sellingCents: 1290,
  })
})

test('a map gives the columns and the defaults', async () => {
  const map: ColumnMap = {
    columns: { T: 'title', Notes: null, price: 'publisherPrice' },
    defaults: { publisher: 'Άγρα', price: '9.90' },
  }
  const reading = read('T|price|Notes\nIliad|12.00|x\n', { ...map, separator: '|' })
  const [item] = await listItems(reading)
  expect(item?.record).toMatchObject({
    title: 'Iliad',
    publisher: 'Άγρα',
    sellingCents: 990,
    publisherPrice: { cents: 1200, fixed: false },
  })
  expect(item?.record).not.toHaveProperty('textLanguage')
})

test('an object within a line of JSON is told as ignored', async () => {
  const text = '{"title":"Dawn","author":{"name":"Ida"}}\n{"title":"Noon","author":"Ida","publisher":[{"name":"x"}]}\n'
  const reading = readJsonLines(inChunks(text, 9), { sender: 'shop', map: noMap, today: day })
  expect((await listItems(reading)).map((item) => item.record?.credits?.length ?? 0)).toEqual([0, 1])
  expect(reading.ignored()).toEqual(['author', 'publisher'])
})

test('bad rows are reported with their line, good ones are imported', async () => {
  const rows = ['9789603259405;Α;5', ';;5', ';Καλό;5', ';Τιμή;-5', ';Πολλά;5;6;7', '"Ποτέ;5;5', ';Ναι;abc']
  const items = await listItems(read(`isbn;title;price\n${rows.join('\n')}\n`))
  expect(items.map(({ line, record, notes }) => [line, record?.title ?? null, notes[0]?.field ?? null])).toEqual([
    [2, null, 'isbn'],
    [3, null, 'title'],
    [4, 'Καλό', null],
    [5, null, 'price'],
    [6, null, 'row'],
    [7, null, 'row'],
    [8, null, 'price'],
  ])
})

test('values that cannot be parsed are left out and reported', async () => {
  const [item] = await listItems(read('title;pages;year;availability\nΑ;many;soon;maybe\n'))
  expect(item?.notes.map(({ level, field }) => [level, field])).toEqual([
    ['warning', 'pages'],
    ['warning', 'year'],
    ['warning', 'availability'],
  ])
  expect(item?.record).toMatchObject({ title: 'Α', pages: undefined, year: undefined, availability: undefined })
})

test('a title that is no longer sold is a withdrawal', async () => {
  const [item] = await listItems(read('isbn;status\n9789603259404;Διαγραφή\n'))
  expect(item?.record?.notice).toBe('withdrawal')
})

test.each([
  ['pages;price\n300;5\n', 'No column is known as title or isbn.'],
  ['title;name\nA;B\n', 'Two columns are taken for “title”: “title” and “name”.'],
])('%j is no table of books', async (text, reason) => {
  await expect(listItems(read(text))).rejects.toThrow(reason)
})

const one = async (text: string) => (await listItems(read(text)))[0]

test('cells guarded against spreadsheets are unwrapped, and the longer ISBN goes first', async () => {
  const rows = [
    'Title,ISBN,ISBN13',
    'Iliad,"=""0140275363""","=""9780140275360"""',
    'Odyssey,="0140268863",=""',
    'Tales,="",=""',
  ]
  const items = await listItems(read(`${rows.join('\n')}\n`))
  expect(items.map(({ record }) => record?.isbn13)).toEqual(['9780140275360', '9780140268867', null])
})

test('measures name their unit in the cell or in the heading', async () => {
  expect((await one('Τίτλος;Βάρος (γρ.);Ύψος (εκ.);Πλάτος\nΑ;350;20,5;14 cm\n'))?.record).toMatchObject({
    weightG: 350,
    heightMm: 205,
    widthMm: 140,
  })
  expect((await one('title,Weight (kg)\nA,0.35\n'))?.record).toMatchObject({ weightG: 350 })
})

test('a whole date under the year gives the day, and a year without printing is that of the work', async () => {
  const item = await one('Τίτλος;Έτος\nΑ;15/03/2025\n')
  expect([item?.record?.year, item?.record?.releaseDate, item?.notes]).toEqual([2025, '2025-03-15', []])
  for (const year of ['1321', '-750']) {
    const old = await one(`title;year\nΑ;${year}\n`)
    expect([old?.record?.year, old?.notes]).toEqual([undefined, []])
  }
})

test.each([
  ['6 %', 'book', 0],
  ['24', 'standard', 0],
  ['0,24', 'standard', 0],
  ['0', undefined, 0],
  ['13', undefined, 1],
])('VAT of %s is of class %s', async (text, taxClass, warnings) => {
  const item = await one(`Τίτλος;ΦΠΑ\nΑ;${text}\n`)
  expect([item?.record?.taxClass, item?.notes.length]).toEqual([taxClass, warnings])
})

test('“published” is a date, or says whether the title is shown', async () => {
  const items = await listItems(read('title,published\nA,2024-05-01\nB,true\nC,0\n'))
  expect(items.map(({ record }) => [record?.notice, record?.releaseDate])).toEqual([
    ['update', '2024-05-01'],
    ['update', undefined],
    ['withdrawal', undefined],
  ])
  expect(items.flatMap(({ notes }) => notes)).toEqual([])
})

test.each([
  ['a\tb\tc,d', '\t'],
  ['a;b;c,d', ';'],
  ['a,b,c', ','],
  ['alone', '\t'],
])('%j is separated by %j', (text, separator) => {
  expect(separatorIn(text)).toBe(separator)
})

test('JSON lines use the same fields', async () => {
  const lines = [
    {
      title_el: 'Ο τελευταίος πειρασμός',
      title_en: 'The Last Temptation',
      author_el: 'Νίκος Καζαντζάκης',
      author_en: 'Nikos Kazantzakis',
      year: 1955,
      extra: true,
    },
    'not json',
    { title: 'Α', authors: ['Β. Γάμμα', 'Δ. Έψιλον'], pages: 120 },
    ['array'],
  ]
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const reading = readJsonLines(inChunks(text, 9), { sender: 'shop', map: noMap, today: day })
  const items = await listItems(reading)
  expect(items.map(({ line, record }) => [line, record?.title ?? null])).toEqual([
    [1, 'Ο τελευταίος πειρασμός'],
    [2, null],
    [3, 'Α'],
    [4, null],
  ])
  expect(items[0]?.record).toMatchObject({ titleEnglish: 'The Last Temptation', year: 1955 })
  expect(items[0]?.record?.credits).toEqual([
    { name: 'Νίκος Καζαντζάκης', otherName: 'Nikos Kazantzakis', role: 'author', biography: null },
  ])
  expect(items[2]?.record?.credits?.map(({ name }) => name)).toEqual(['Β. Γάμμα', 'Δ. Έψιλον'])
  expect(reading.ignored()).toEqual(['extra'])
})

test('a column map is checked before anything is read', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'stoa-map-')), 'map.json')
  const readMap = async (content: string) => {
    writeFileSync(path, content)
    return await readColumnMap(path)
  }
  expect(await readMap('{"columns":{"T":"title"},"defaults":{"language":"el"}}')).toMatchObject({
    columns: { T: 'title' },
  })
  await expect(readMap('{"columns":{"T":"titel"}}')).rejects.toThrow(/columns\.T/)
  await expect(readMap('{"column":{}}')).rejects.toThrow(FileRefused)
  await expect(readMap('nonsense')).rejects.toThrow(FileRefused)
  await expect(readColumnMap(`${path}.absent`)).rejects.toThrow(FileRefused)
})
