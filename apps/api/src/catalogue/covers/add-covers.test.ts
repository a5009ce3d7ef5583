// `npm run add-covers`: a folder and an archive of pictures named by ISBN.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blackPng, jpeg } from '../../../test/picture-files.ts'
import { runCommand } from '../../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { numberIn } from './picture-files.ts'

let database: TestDatabase
let folder = ''
let isbns: string[] = []
beforeAll(async () => {
  database = await openTestDatabase(4)
  folder = mkdtempSync(join(tmpdir(), 'stoa-add-covers-'))
  const { rows } = await sql<{ isbn: string }>`
    select isbn13 as isbn from product where isbn13 is not null and active order by id limit 4`.execute(database.db)
  isbns = rows.map(({ isbn }) => isbn)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const program = fileURLToPath(new URL('../../cli/add-covers.ts', import.meta.url))
const run = async (path: string): Promise<string[]> => {
  const { stdout, stderr } = await runCommand(program, [path], { DATABASE_URL: database.url })
  return (stdout + stderr).trim().split('\n')
}

/** A zip archive, written by hand so that it can be wrong. */
function zip(files: readonly { name: string; body: Buffer; method?: 0 | 8; packed?: Buffer }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body, method = 8, packed = method === 8 ? deflateRawSync(body) : body } of files) {
    const words = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(method, 4)
    facts.writeUInt32LE(crc32(body), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(body.length, 18)
    facts.writeUInt16LE(words.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, words, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, tail, words]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

test('a folder, its folders within, and names that are no number', async () => {
  const [first = '', second = ''] = isbns
  const inner = join(folder, 'covers', 'more')
  mkdirSync(inner, { recursive: true })
  writeFileSync(join(folder, 'covers', `${first}.jpg`), await jpeg(300, 450))
  writeFileSync(join(inner, `${second.slice(0, 3)}-${second.slice(3)}.JPG`), await jpeg(301, 450))
  writeFileSync(join(inner, 'notes.txt'), 'no picture')
  writeFileSync(join(folder, 'covers', 'front.jpg'), await jpeg(302, 450))
  writeFileSync(join(folder, 'covers', '9780306406157.png'), await jpeg(302, 450))
  const lines = await run(join(folder, 'covers'))
  expect(lines.map((line) => line.replace(/^.*\//, ''))).toEqual([
    '9780306406157.png: There is no product with this number.',
    'front.jpg: The name is no ISBN and no article number.',
    '2 covers added.',
  ])
})

test('an archive: packed and plain, with paths, bombs and what is no picture', async () => {
  const [first = '', second = '', third = '', fourth = ''] = isbns
  const file = join(folder, 'covers.zip')
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024))
  writeFileSync(
    file,
    zip([
      { name: `a/${first}.jpg`, body: await jpeg(310, 450) },
      { name: `b/${second}.jpg`, body: await jpeg(311, 450), method: 0 },
      // it says that it is small
      { name: `c/${third}.jpg`, body: Buffer.from('small'), packed: bomb },
      { name: `d/${fourth}.jpg`, body: Buffer.from('<html>') },
      { name: `e/../../../${fourth}.jpg`, body: await jpeg() },
      { name: `f/${first}.png`, body: await jpeg() },
      { name: '__MACOSX/._x.jpg', body: Buffer.from('') },
    ]),
  )
  expect(await run(file)).toEqual([
    `c/${third}.jpg: It cannot be read or unpacked, or is larger than 20 MB.`,
    `d/${fourth}.jpg: It is no picture we can show: JPEG, PNG, WebP or AVIF, at most 60 megapixels.`,
    `e/../../../${fourth}.jpg: The name is no ISBN and no article number.`,
    `f/${first}.png: Another picture has the same number.`,
    '2 covers added.',
  ])
})

test('a folder with links, what is too large and what is no cover: each is told, and the rest comes in', async () => {
  const [first = '', second = '', third = '', fourth = ''] = isbns
  const path = join(folder, 'strange')
  mkdirSync(path)
  writeFileSync(join(folder, 'outside.jpg'), await jpeg(320, 450))
  symlinkSync(join(folder, 'outside.jpg'), join(path, `${first}.jpg`))
  symlinkSync(path, join(path, 'loop'))
  writeFileSync(join(path, `${second}.jpg`), '')
  truncateSync(join(path, `${second}.jpg`), 3 * 1024 ** 3)
  writeFileSync(join(path, `${third}.jpg`), '')
  writeFileSync(join(path, `${fourth}.png`), await jpeg(321, 450))
  const lines = await run(path)
  expect(lines.map((line) => line.replace(/^.*\//, '')).sort()).toEqual(
    [
      `${second}.jpg: It cannot be read or unpacked, or is larger than 20 MB.`,
      `${third}.jpg: It is no picture we can show: JPEG, PNG, WebP or AVIF, at most 60 megapixels.`,
      '1 covers added.',
    ].sort(),
  )
})

test('a link in an archive is its words, and what has strange sides is refused', async () => {
  const [first = '', second = '', third = '', fourth = ''] = isbns
  const file = join(folder, 'links.zip')
  writeFileSync(
    file,
    zip([
      { name: `${first}.jpg`, body: Buffer.from('/etc/passwd'), method: 0 },
      { name: `${second}.png`, body: blackPng(30_000, 40) },
      { name: `${third}.png`, body: blackPng(30_000, 30_000) },
      { name: `${fourth}.png`, body: blackPng(1, 1) },
    ]),
  )
  expect((await run(file)).sort()).toEqual(
    [
      `${first}.jpg: It is no picture we can show: JPEG, PNG, WebP or AVIF, at most 60 megapixels.`,
      `${second}.png: Its sides must measure 30 to 16,383 pixels.`,
      `${third}.png: It is no picture we can show: JPEG, PNG, WebP or AVIF, at most 60 megapixels.`,
      `${fourth}.png: Its sides must measure 30 to 16,383 pixels.`,
      '0 covers added.',
    ].sort(),
  )
})

test('what is no archive is said to be none', async () => {
  writeFileSync(join(folder, 'fake.zip'), 'not at all')
  writeFileSync(join(folder, 'cut.zip'), zip([{ name: 'x.jpg', body: await jpeg() }]).subarray(200))
  expect(await run(join(folder, 'fake.zip'))).toEqual(['The file is no zip archive.'])
  expect((await run(join(folder, 'cut.zip')))[0]).toMatch(/broken|cut off/)
  expect(await run(join(folder, 'absent.zip'))).toEqual([`${join(folder, 'absent.zip')} cannot be read.`])
})

test.each([
  ['978-0-306-40615-7.jpg', '9780306406157'],
  ['0306406152.jpg', '9780306406157'],
  ['folder\\9780306406157.webp', '9780306406157'],
  ['..\\9780306406157.webp', null],
  ['9780306406158.jpg', null],
])('the number in %s is %s', (name, number) => {
  expect(numberIn(name)).toBe(number)
})
