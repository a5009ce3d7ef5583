// What files of other systems mean by their cells.

import { expect, test } from 'vitest'
import { inChunks, listItems } from '../../../../test/onix-message.ts'
import { readJsonLines } from '../json/json-lines-reader.ts'
import { type ColumnMap, noMap } from './column-map.ts'
import { readTable, separatorIn } from './table-reader.ts'

const read = (text: string, map: ColumnMap = noMap) =>
  readTable(inChunks(text, 50), 'shop', map, map.separator ?? separatorIn(text), '2026-11-20')

const record = async (text: string) => (await listItems(read(text)))[0]?.record

test('an ISBN goes before the barcode of a library wherever its column stands', async () => {
  expect(await record('Title,Barcode,ISBN\nDawn,000123,9789603259404\n')).toMatchObject({ isbn13: '9789603259404' })
})

test('the separator that Excel states above the headings', async () => {
  expect(await record('sep=;\r\ntitle;price\r\nDawn, again;9,90\r\n')).toMatchObject({
    title: 'Dawn, again',
    sellingCents: 990,
  })
})

test('a date is no number of an edition', async () => {
  expect(await record('title;έκδοση\nDawn;2η έκδοση\n')).toMatchObject({ editionNumber: 2 })
  const [item] = await listItems(read('title;έκδοση\nDawn;15/03/2019\n'))
  expect(item?.record?.editionNumber).toBeUndefined()
  expect(item?.notes).toMatchObject([{ level: 'warning', field: 'editionNumber' }])
})

test('a parcel lies on its back', async () => {
  const parcel = 'title,Length (cm),Width (cm),Height (cm)\nDawn,21,14,3\n'
  expect(await record(parcel)).toMatchObject({ heightMm: 210, widthMm: 140, thicknessMm: 30 })
  const unitless = 'title;length;width;height\nDawn;19,8;12.9;2.2\n'
  expect(await record(unitless)).toMatchObject({ heightMm: 198, widthMm: 129, thicknessMm: 22 })
  const small = 'title;height mm;width (mm)\nDawn;55;40\n'
  expect(await record(small)).toMatchObject({ heightMm: 55, widthMm: 40 })
  expect(await record('title;height;width\nDawn;210;140\n')).toMatchObject({ heightMm: 210, widthMm: 140 })
  const standing = 'title,Height,Thickness,Length\nDawn,21 cm,3 cm,14 cm\n'
  expect(await record(standing)).toMatchObject({ heightMm: 210, widthMm: 140, thicknessMm: 30 })
})

test('languages as libraries name them; an original is no translation of itself', async () => {
  const text = (language: string, original: string) =>
    record(`title;language;original language\nDawn;${language};${original}\n`)
  expect(await text('Greek (Modern)', 'Greek (Ancient)')).toMatchObject({ textLanguage: 'el', translatedFrom: 'grc' })
  expect(await text('Greek, Modern (1453-)', 'English')).toMatchObject({ textLanguage: 'el', translatedFrom: 'en' })
  expect(await text('Ελληνική', 'Γαλλική')).toMatchObject({ textLanguage: 'el', translatedFrom: 'fr' })
  expect(await text('Modern Greek', '')).toMatchObject({ textLanguage: 'el' })
  expect(await text('English', 'English')).not.toHaveProperty('isTranslation')
})

test('a language that is not understood is told, and the script of the title decides', async () => {
  const [item] = await listItems(read('title;language\nΑυγή;Ελλ.\n'))
  expect(item?.record).toMatchObject({ textLanguage: 'el' })
  expect(item?.notes).toMatchObject([{ level: 'warning', field: 'language' }])
  const [several] = await listItems(read('title;language\nΑυγή;mul\n'))
  expect([several?.record?.textLanguage, several?.notes]).toEqual([null, []])
})

test.each(['-', 'NULL', '\\N', 'N/A', 'nan', '#N/A', '#REF!'])('%s is an empty cell', async (nothing) => {
  const known = await record(`title;author;publisher;price\nDawn;${nothing};${nothing};${nothing}\n`)
  expect(known).toMatchObject({ title: 'Dawn' })
  expect(known).not.toHaveProperty('credits')
  expect(known).not.toHaveProperty('publisher')
})

test('«Περιγραφή» without a title is the name of an item, and no text about it', async () => {
  const reading = read('Κωδικός;Περιγραφή;Barcode\n1001;ΑΥΓΗ;9789603259404\n')
  const [item] = await listItems(reading)
  expect(item?.record).not.toHaveProperty('description')
  expect(reading.ignored()).toEqual(['Περιγραφή'])
  expect(await record('Τίτλος;Περιγραφή\nΑυγή;Ένα πρωί.\n')).toMatchObject({ description: { el: 'Ένα πρωί.' } })
  const map: ColumnMap = { columns: { Περιγραφή: 'title' }, defaults: {} }
  const [named] = await listItems(read('Περιγραφή;Barcode\nΑυγή;9789603259404\n', map))
  expect(named?.record).toMatchObject({ title: 'Αυγή' })
})

test('a bare yes under “status” takes no title off sale, one under “deleted” does', async () => {
  const [enabled] = await listItems(read('isbn;status\n9789603259404;1\n'))
  expect([enabled?.record?.notice, enabled?.notes.map(({ field }) => field)]).toEqual(['update', ['status']])
  expect(await record('isbn;status\n9789603259404;disabled\n')).toMatchObject({ notice: 'withdrawal' })
  expect(await record('isbn;deleted\n9789603259404;1\n')).toMatchObject({ notice: 'withdrawal' })
  expect(await record('isbn;deleted\n9789603259404;0\n')).toMatchObject({ notice: 'update' })
})

test('a number that a spreadsheet has rounded is named as what it is', async () => {
  const [item] = await listItems(read('isbn;title\n9,78960E+12;Dawn\n'))
  expect(item?.notes).toMatchObject([{ level: 'refused', reason: expect.stringContaining('a spreadsheet has made') }])
})

test('whether a comma stands in a name or between two is told where it is not certain', async () => {
  const [item] = await listItems(read('title;author\nDawn;Faulkner, William Cuthbert\n'))
  expect(item?.record?.credits?.map(({ name }) => name)).toEqual(['William Cuthbert Faulkner'])
  expect(item?.notes).toMatchObject([
    { level: 'warning', field: 'authors', reason: expect.stringContaining('one person') },
  ])
})

test.each(['GBP', 'USD', '$', 'λίρες'])('a price in %s is none in euro', async (currency) => {
  const [item] = await listItems(read(`title,price,currency\nDawn,9.90,${currency}\n`))
  expect([item?.record, item?.notes]).toMatchObject([
    null,
    [{ level: 'refused', field: 'price', reason: `“9.90 ${currency}” is no price in euro.` }],
  ])
  const [line] = await listItems(
    readJsonLines(inChunks(JSON.stringify({ title: 'Dawn', rrp: 9.9, currency }), 50), {
      sender: 'shop',
      map: noMap,
      today: '2026-11-20',
    }),
  )
  expect([line?.record, line?.notes]).toMatchObject([null, [{ level: 'refused', field: 'publisherPrice' }]])
})

test('a currency is that of prices: euro by any name, and nothing without one', async () => {
  for (const currency of ['EUR', 'eur', '€', 'Ευρώ', ''])
    expect(await record(`Τίτλος;Τιμή;Νόμισμα\nΑυγή;9,90;${currency}\n`)).toMatchObject({ sellingCents: 990 })
  expect(await record('title;price;currency\nDawn;;GBP\n')).toMatchObject({ title: 'Dawn' })
})
