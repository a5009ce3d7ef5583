// The bitmaps of common words are read once, until the index changes.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { listSegments, saveSegments } from './common.queries.ts'
import { createKeptMembers } from './kept-members.ts'
import { segmentBits, segmentBytes } from './members.ts'
import { listHolders } from './run-match.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const bitmap = (first: number): Uint8Array => new Uint8Array(segmentBytes).fill(first, 0, 1)
const save = (stem: string, first: number) => saveSegments(database.db, [{ stem, segment: 3, members: bitmap(first) }])
const sorted = async (read: ReturnType<typeof listSegments>) =>
  (await read).map(({ stem, segment, members }) => `${stem} ${segment} ${members[0]}`).toSorted()

test('until the index changes, and no longer than the log is followed', async () => {
  const members = createKeptMembers(database.db)
  members.onConnected()
  await save('one', 1)
  await save('two', 2)
  const asked = ['one', 'two', 'rare']
  expect(await sorted(members.read(asked))).toEqual(await sorted(listSegments(database.db, asked)))
  await save('one', 5)
  await save('rare', 6)
  expect(await sorted(members.read(asked))).toEqual(['one 3 1', 'two 3 2'])
  members.onChange('search')
  expect(await sorted(members.read(asked))).toEqual(['one 3 5', 'rare 3 6', 'two 3 2'])
  await save('one', 7)
  members.onDisconnected()
  expect(await sorted(members.read(['one']))).toEqual(['one 3 7'])
})

test('what is kept is not changed by the questions that use it', async () => {
  const members = createKeptMembers(database.db)
  members.onConnected()
  await save('left', 0b0110)
  await save('right', 0b0011)
  const terms = ['left', 'right'].map((stem) => ({ literal: stem, skeleton: stem, stem, display: stem, frequency: 1 }))
  const holders = async (...words: string[][]) => [
    ...(await listHolders(
      database.db,
      words.map((stems) => ({ stems })),
      terms,
      members,
    )),
  ]
  const start = 3 * segmentBits
  expect(await holders(['left', 'right'])).toEqual([start + 2, start + 1, start])
  expect(await holders(['left'], ['right'])).toEqual([start + 1])
  expect(await holders(['left'])).toEqual([start + 2, start + 1])
})
