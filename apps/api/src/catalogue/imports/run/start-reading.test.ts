// Reading in a thread of its own yields what reading in the same thread does.

import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeTestFile } from '../../../../test/import-text.ts'
import { onixMessage, onixProduct, testDay } from '../../../../test/onix-message.ts'
import { FileRefused } from '../read-item.ts'
import { noMap } from '../table/column-map.ts'
import type { Batch } from './batches.ts'
import type { ReadInput, ReadState } from './read-file.ts'
import { largeFileBytes, startReading } from './start-reading.ts'

const title = (reference: string, name: string): string => onixProduct({ reference, title: name })

const titles = Array.from({ length: 1000 }, (_, index) => title(`r${index}`, `Τίτλος ${index}`))
const message = onixMessage([...titles.slice(0, 300), title('r3', 'Δίδυμος'), ...titles.slice(300)])

const inputOf = (path: string, doneCount = 0): ReadInput => ({
  path,
  doneCount,
  map: noMap,
  sender: null,
  encoding: null,
  today: testDay,
})

interface WholeReading {
  batches: Batch[]
  state: ReadState | null
  refusal: FileRefused | null
}

async function readWhole(input: ReadInput, sizeBytes: number): Promise<WholeReading> {
  const whole: WholeReading = { batches: [], state: null, refusal: null }
  try {
    const reading = await startReading(input, sizeBytes)
    whole.state = reading.state()
    for await (const batch of reading.batches) {
      whole.batches.push(batch)
      whole.state = reading.state()
    }
    whole.state = reading.state()
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    whole.refusal = error
  }
  return whole
}

const outcomesOf = ({ batches }: WholeReading): unknown[] =>
  batches.map(({ candidates, results, position }) => [
    position,
    candidates.length,
    results.map(({ outcome }) => outcome),
  ])

describe.each([
  [
    'a whole message',
    message,
    [
      [800, 799, ['refused']],
      [1001, 201, []],
    ],
  ],
  ['a message that was cut off', message.slice(0, -100_000), null],
  ['a message packed with gzip', gzipSync(message), null],
  ['a gzip file that was cut off', gzipSync(message).subarray(0, -5000), null],
  ['no message at all', '<html></html>', []],
  ['a table with an unknown column', `title;colour\n${'Ένα βιβλίο;red\n'.repeat(2000)}`, null],
])('%s', (name, content, outcomes) => {
  test('is read alike in both ways', async () => {
    const input = inputOf(writeTestFile(content, `${name}.txt`), 0)
    const here = await readWhole(input, 0)
    const there = await readWhole(input, largeFileBytes)
    expect(there).toEqual(here)
    expect(there.refusal?.line).toBe(here.refusal?.line)
    if (outcomes) expect(outcomesOf(there)).toEqual(outcomes)
  })
})

test('records that an earlier attempt has processed are not read again', async () => {
  const { batches } = await readWhole(inputOf(writeTestFile(message, 'resumed.xml'), 800), largeFileBytes)
  expect(batches.map(({ candidates, position }) => [candidates.length, position])).toEqual([[201, 1001]])
})

test('a file that disappears is a refusal, not a fault', async () => {
  await expect(startReading(inputOf('/nowhere/books.xml'), largeFileBytes)).rejects.toThrow('There is no file')
})

test('what is read ahead is a few batches, and ends with whoever reads', async () => {
  const many = onixMessage(Array.from({ length: 5000 }, (_, index) => title(`r${index}`, `Τίτλος ${index}`)))
  const reading = await startReading(inputOf(writeTestFile(many, 'many.xml')), largeFileBytes)
  for await (const batch of reading.batches) {
    expect(batch.position).toBe(800)
    break
  }
  expect(reading.state().share).toBeLessThan(0.5)
  expect(process.getActiveResourcesInfo()).not.toContain('MessagePort')
})
