// Records that contradict each other, or what the shop has.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importText } from '../../../test/import-text.ts'
import { type OnixProductInput, onixMessage, onixProduct } from '../../../test/onix-message.ts'
import { type OnixSender, onixSender } from '../../../test/onix-sender.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
let supplier: OnixSender
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  supplier = onixSender(database.db)
})
afterAll(() => database.close())

test('an update and a withdrawal of one title in one message: the later one holds, at every import', async () => {
  await supplier.send([{ reference: 'a', isbn: supplier.isbn(1) }])
  const messages: [products: OnixProductInput[], active: boolean][] = [
    [
      [
        { reference: 'a', isbn: supplier.isbn(1), title: 'Νέος' },
        { reference: 'a', isbn: supplier.isbn(1), type: '05' },
      ],
      false,
    ],
    [
      [
        { reference: 'a', isbn: supplier.isbn(1), type: '05' },
        { reference: 'a', isbn: supplier.isbn(1), title: 'Νεότερος' },
      ],
      true,
    ],
  ]
  for (const [products, active] of messages) {
    const { nonZeroCounts, lines } = await supplier.send(products)
    expect(nonZeroCounts).toEqual({ [active ? 'changed' : 'withdrawn']: 1, passedOver: 1 })
    expect(lines.map(({ level, field }) => [level, field])).toEqual([['warning', 'record']])
    expect(await supplier.productOf('a')).toMatchObject({ active })
    expect(
      (
        await importText(
          database.db,
          onixMessage(products.map(onixProduct), { sender: supplier.name, sent: '20261101' }),
          {
            fromStart: true,
          },
        )
      ).nonZeroCounts,
    ).toEqual({ unchanged: 1, passedOver: 1 })
  }
  const foreign = await supplier.send([
    { reference: 'a', isbn: supplier.isbn(1) },
    { reference: 'b', isbn: supplier.isbn(1), type: '05' },
  ])
  expect(foreign.nonZeroCounts).toMatchObject({ refused: 1 })
  expect(await supplier.productOf('a')).toMatchObject({ active: true })
})

test('two senders of one book write one product', async () => {
  const another = onixSender(database.db)
  const isbn = supplier.isbn(1)
  await supplier.send([{ reference: 'a', isbn }])
  expect((await another.send([{ reference: '77', isbn, title: 'Ο ίδιος τίτλος' }])).nonZeroCounts).toEqual({
    changed: 1,
  })
  expect((await another.productOf('77')).id).toBe((await supplier.productOf('a')).id)
})

describe('conflicting records', () => {
  test('one record twice, one number twice: the first counts, at every import', async () => {
    const products: OnixProductInput[] = [
      { reference: 'a', isbn: supplier.isbn(1), title: 'Πρώτος' },
      { reference: 'a', isbn: supplier.isbn(2), title: 'Δεύτερος' },
      { reference: 'b', isbn: supplier.isbn(1), title: 'Τρίτος' },
      { reference: 'c', isbn: supplier.isbn(3), title: 'Τέταρτος' },
    ]
    const { nonZeroCounts: outcomeCounts, lines: notes } = await supplier.send(products)
    expect(outcomeCounts).toEqual({ added: 2, refused: 2 })
    expect(notes.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'record: The same record stands in line 4 already.',
      `record: The record in line 4 has the same number ${supplier.isbn(1)}.`,
    ])
    expect((await supplier.send(products)).nonZeroCounts).toEqual({ unchanged: 2, refused: 2 })
  })

  test('a number that belongs to another title', async () => {
    await supplier.send([
      { reference: 'a', isbn: supplier.isbn(1) },
      { reference: 'b', isbn: supplier.isbn(2) },
    ])
    const { nonZeroCounts: outcomeCounts, lines: notes } = await supplier.send([
      { reference: 'b', isbn: supplier.isbn(1) },
    ])
    expect(outcomeCounts).toEqual({ refused: 1 })
    expect(notes[0]?.reason).toBe('The number belongs to another title of the shop.')
  })

  test('a record that the database refuses does not stop the others', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: index === 41 ? 'bad\u0000' : `r${index}`,
      title: `Τίτλος ${index}`,
    }))
    const text = rows.map((row) => JSON.stringify(row)).join('\n')
    const { nonZeroCounts: outcomeCounts, lines: notes } = await importText(database.db, text, {
      sender: supplier.name,
    })
    expect(outcomeCounts).toEqual({ added: 59, refused: 1 })
    expect(notes[0]).toMatchObject({ line: 42, level: 'refused', record: 'Τίτλος 41' })
  })

  test('without a title nothing is imported', async () => {
    const { nonZeroCounts: outcomeCounts, lines: notes } = await supplier.send([
      { reference: 'a', isbn: supplier.isbn(1), title: '' },
    ])
    expect([outcomeCounts, notes[0]?.reason]).toEqual([{ refused: 1 }, 'It has no title.'])
  })
})
