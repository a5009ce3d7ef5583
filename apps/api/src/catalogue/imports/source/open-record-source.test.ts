import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listItems, onixMessage, onixProduct, testDay } from '../../../../test/onix-message.ts'
import { noMap } from '../table/column-map.ts'
import { openFile } from './open-file.ts'
import { openRecordSource } from './open-record-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-files-'))

async function readBytes(bytes: Uint8Array | string, name = 'books.txt', encoding: string | null = null) {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const reading = await openRecordSource(await openFile(path), { map: noMap, sender: null, encoding, today: testDay })
  const items = await listItems(reading)
  return {
    format: reading.format,
    sender: reading.sender().name,
    titles: items.map(({ record }) => record?.title ?? null),
  }
}

const message = onixMessage([onixProduct({ title: 'Ηλιοβασίλεμα' })])
const declared = (encoding: string): string => message.replace('UTF-8', encoding)

/** Greek letters in the one-byte encodings: their Unicode code points less 0x2d0. */
const greekBytes = (text: string): Buffer =>
  Buffer.from(
    [...text].map((char) =>
      (char.codePointAt(0) ?? 0) > 0x37f ? (char.codePointAt(0) ?? 0) - 0x2d0 : char.charCodeAt(0),
    ),
  )

const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(message)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${message}`)],
  ['ISO-8859-7', greekBytes(declared('ISO-8859-7'))],
  ['windows-1253', greekBytes(declared('windows-1253'))],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
  ['UTF-16 of the other end', bigEndian(`\ufeff${declared('UTF-16')}`)],
  ['UTF-16 without a mark', Buffer.from(declared('UTF-16'), 'utf16le')],
  ['UTF-8 that calls itself UTF-16', Buffer.from(declared('UTF-16'))],
])('ONIX in %s', async (_, bytes) => {
  expect(await readBytes(bytes)).toEqual({ format: 'ONIX', sender: 'Demo', titles: ['Ηλιοβασίλεμα'] })
})

/** «Ά» stands where ISO-8859-7 has an apostrophe. */
const windowsBytes = (text: string): Buffer =>
  Buffer.from(Buffer.concat([...text].map((char) => (char === 'Ά' ? Buffer.from([0xa2]) : greekBytes(char)))))

test('Windows letters that are called ISO-8859-7 keep their «Ά»', async () => {
  const titled = (title: string) => declared('ISO-8859-7').replace('Ηλιοβασίλεμα', title)
  const titlesOf = async (title: string) => (await readBytes(windowsBytes(titled(title)))).titles
  expect(await titlesOf('Άπαντα')).toEqual(['Άπαντα'])
  expect(await titlesOf('Διηγήματα («Άπαντα» 2)')).toEqual(['Διηγήματα («Άπαντα» 2)'])
  const elided = Buffer.from(greekBytes(titled('Θα @ρθει')).map((byte) => (byte === 0x40 ? 0xa2 : byte)))
  expect((await readBytes(elided)).titles).toEqual(['Θα ’ρθει'])
  expect((await readBytes(greekBytes(titled('Άννα')))).titles).toEqual(['Άννα'])
  const far = [...Array.from({ length: 300 }, () => onixProduct()), onixProduct({ title: 'Άπαντα' })]
  const late = onixMessage(far).replace('UTF-8', 'ISO-8859-7')
  const line = late.slice(0, late.indexOf('Άπαντα')).split('\n').length
  await expect(readBytes(windowsBytes(late))).rejects.toMatchObject({
    message: 'This is not ISO-8859-7 here: is it windows-1253? Then say so with --encoding windows-1253.',
    line,
  })
  expect((await readBytes(windowsBytes(late), 'books.xml', 'windows-1253')).titles.at(-1)).toBe('Άπαντα')
})

test('a table in Excel’s Greek encoding, and one in UTF-8', async () => {
  const table = 'Τίτλος;Συγγραφέας\r\nΗλιοβασίλεμα;Άννα\r\n'
  expect((await readBytes(greekBytes(table), 'books.csv')).titles).toEqual(['Ηλιοβασίλεμα'])
  expect((await readBytes(`\ufeff${table}`, 'books.csv')).titles).toEqual(['Ηλιοβασίλεμα'])
  expect((await readBytes(Buffer.from(table, 'utf16le'), 'books.csv', 'utf-16le')).titles).toEqual(['Ηλιοβασίλεμα'])
})

test('gzip is detected whatever the name, and a table’s sender is its file name', async () => {
  const packed = gzipSync('title\tisbn\nΗλιοβασίλεμα\t\n')
  expect(await readBytes(packed, 'autumn-list.tsv.gz')).toEqual({
    format: 'table',
    sender: 'autumn-list',
    titles: ['Ηλιοβασίλεμα'],
  })
})

test('a date that can be two days is left out where a later row counts months first', async () => {
  const path = join(folder, 'american.csv')
  writeFileSync(path, 'title,date\nDawn,03/04/2024\nNoon,12/25/2024\nDusk,2024-05-06\n')
  const input = { map: noMap, sender: null, encoding: null, today: testDay }
  const items = await listItems(await openRecordSource(await openFile(path), input))
  expect(items.map(({ record, notes }) => [record?.releaseDate, notes.map(({ reason }) => reason)])).toEqual([
    [undefined, ['“03/04/2024” is not understood.']],
    ['2024-12-25', []],
    ['2024-05-06', []],
  ])
})

test('the format is detected from the content', async () => {
  expect((await readBytes('{"title":"Α"}\n{"title":"Β"}\n')).format).toBe('JSON lines')
  expect(await readBytes('[{"title":"Α {1}"},\n {"title":"Β",\n  "author":["Γ"]}\n]', 'list.json')).toEqual({
    format: 'JSON',
    sender: 'list',
    titles: ['Α {1}', 'Β'],
  })
  await expect(readBytes('[{"title":"Α"},{"title":')).rejects.toThrow('it was cut off')
  expect((await readBytes('[[{"TitlesID":"1","Title":"Α"}]]')).format).toBe('BIBLIONET')
  await expect(readBytes('[1,2,3]')).rejects.toThrow('neither JSON lines')
  await expect(readBytes(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).rejects.toThrow('is a zip archive')
  await expect(readBytes(Buffer.from([0x50, 0x4b, 0, 4, 0, 0, 0, 0]))).rejects.toThrow('This is no file of text.')
})

test('an unreadable file is refused with a sentence', async () => {
  await expect(readBytes(declared('klingon'))).rejects.toThrow('The encoding “klingon” is not known here.')
  await expect(readBytes('')).rejects.toThrow('is empty.')
  await expect(openFile(join(folder, 'absent'))).rejects.toThrow('There is no file')
  await expect(openFile(folder)).rejects.toThrow('is not a file.')
  const cut = gzipSync(Buffer.from(onixMessage(Array.from({ length: 300 }, () => onixProduct())))).subarray(0, -200)
  await expect(readBytes(cut)).rejects.toThrow('The gzip file is damaged or ends in the middle.')
})

test('what is not in the encoding of its file is refused with its line', async () => {
  await expect(readBytes(greekBytes(message))).rejects.toMatchObject({
    message: 'This is not UTF-8 here: is it windows-1253? Then say so with --encoding windows-1253.',
    line: message.slice(0, message.indexOf('Ηλιο')).split('\n').length,
  })
  expect((await readBytes(greekBytes(message), 'books.xml', 'windows-1253')).titles).toEqual(['Ηλιοβασίλεμα'])
  const table = Buffer.from('Τίτλος;Συγγραφέας\nΗλιοβασίλεμα;Άννα\nΑυγή;Άννα\n')
  table[table.lastIndexOf('Αυγή')] = 0xff
  await expect(readBytes(table, 'books.csv')).rejects.toMatchObject({
    message: 'This is not UTF-8 here: say with --encoding what it is, or ask the sender for UTF-8.',
    line: 3,
  })
  const far = Buffer.concat([
    Buffer.from(`title\n${'Dawn\n'.repeat(40_000)}`),
    greekBytes('Αυγή\n'),
    Buffer.from('Noon\n'),
  ])
  await expect(readBytes(far, 'books.csv')).rejects.toMatchObject({ line: 40_002 })
  const cut = Buffer.from('title\nΑυγή').subarray(0, -1)
  await expect(readBytes(cut, 'books.csv', 'utf-8')).rejects.toMatchObject({ line: 2 })
  const odd = Buffer.concat([
    Buffer.from(`\ufeff${table.subarray(0, 20).toString()}\nΑυγή`, 'utf16le'),
    Buffer.from([0xd8]),
  ])
  await expect(readBytes(odd, 'books.csv')).rejects.toThrow('This is not UTF-16LE here')
})

const westernBytes = (text: string): Buffer => Buffer.from(text, 'latin1')

test('letters of another alphabet than the one of the encoding are refused', async () => {
  const western = westernBytes('Title;Author\nLes Misérables;Victor Hugo\nÉtranger;Zoë Müller\n')
  await expect(readBytes(western, 'books.csv')).rejects.toThrow(
    'The letters of this file are not those of WINDOWS-1253: is it windows-1252? Then say so with --encoding windows-1252.',
  )
  expect((await readBytes(western, 'books.csv', 'windows-1252')).titles).toEqual(['Les Misérables', 'Étranger'])
  for (const encoding of ['ISO-8859-1', 'windows-1252']) {
    await expect(readBytes(greekBytes(declared(encoding)))).rejects.toThrow('is it windows-1253?')
    expect((await readBytes(Buffer.from(declared(encoding)))).titles).toEqual(['Ηλιοβασίλεμα'])
    const french = declared(encoding).replace('Ηλιοβασίλεμα', 'Été à Orléans')
    expect((await readBytes(westernBytes(french.replace(/[^\0-\xff]/g, '')))).titles).toEqual(['Été à Orléans'])
  }
})

test('Greek that was encoded twice is refused', async () => {
  for (const encoding of ['windows-1252', 'windows-1253']) {
    const twice = new TextDecoder(encoding).decode(Buffer.from('Τίτλος;Συγγραφέας\nΗλιοβασίλεμα;Άννα\n'))
    await expect(readBytes(twice, 'books.csv')).rejects.toThrow('The letters of this file were encoded twice')
  }
  expect((await readBytes('title\nΟ ξένος – «ΞΕΝΟΣ» Ο.Ξ.Ο.\n', 'books.csv')).titles).toHaveLength(1)
})

test('a decompression bomb of two gigabytes is not unpacked', async () => {
  const openMessage = onixMessage([]).replace('</ONIXMessage>', '')
  const archive = gzipSync(Buffer.from(openMessage + ' '.repeat(300_000_000)), { level: 1 })
  const before = process.memoryUsage().rss
  await expect(readBytes(archive)).rejects.toThrow('A record is longer than four million letters.')
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test('a file keeps its identity when renamed', async () => {
  const [pathA, pathB] = [join(folder, 'one'), join(folder, 'other')]
  writeFileSync(pathA, message)
  writeFileSync(pathB, message)
  expect((await openFile(pathA)).identity).toBe((await openFile(pathB)).identity)
  writeFileSync(pathB, `${message} `)
  expect((await openFile(pathA)).identity).not.toBe((await openFile(pathB)).identity)
})
