import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkRowType, isNeverNull, measureMatch } from './check-row-type.ts'
import type { FieldType, RawStatement } from './row-types.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(1)
})
afterAll(() => database.close())

const { notNull, tables } = inject('rawStatements')
const facts = { notNull: new Set(notNull), tables: new Map(tables) }
const statement = (fields: Record<string, FieldType[]>, pieces: string[] = []): RawStatement => ({
  file: 'some.queries.ts',
  line: 1,
  pieces,
  fields,
})

const country: Record<string, FieldType[]> = { id: ['number'], name_el: ['string'] }
const address: Record<string, FieldType[]> = { title: ['string'] }

describe('a row type', () => {
  const right: [string, Record<string, FieldType[]>, string][] = [
    ['that names every column', country, 'select id, name_el from country'],
    [
      'with a column that may be null',
      { postal_code_digits: ['number', 'null'] },
      'select postal_code_digits from country',
    ],
    ['with a count', { count: ['number'] }, 'select count(*)::int as count from country'],
    ['with a list', { ids: ['value'] }, 'select array(select id from country) as ids'],
    ['with a moment', { placed_at: ['Date'] }, 'select placed_at from customer_order'],
    ['of an inner join', address, 'select a.title from country c join customer_address a on a.country_id = c.id'],
    ['through a sub-select', country, 'with found as (select * from country) select id, name_el from found'],
  ]
  test.each(right)('%s is accepted', async (_, fields, text) => {
    const result = await database.pool.query(text)
    expect(checkRowType(statement(fields), result.fields, text, facts)).toEqual([])
  })

  const wrong: [string, Record<string, FieldType[]>, string, string][] = [
    ['a column that is not selected', country, 'select id from country', 'name_el is in the row type and not selected'],
    [
      'a column under another name',
      country,
      'select id, name_el as name from country',
      'name is selected and not in the row type',
    ],
    [
      'a number for a text',
      { name_el: ['number'] },
      'select name_el from country',
      'name_el is said to be number and is string',
    ],
    [
      'a text for a moment',
      { placed_at: ['string'] },
      'select placed_at from customer_order',
      'placed_at is said to be string and is Date',
    ],
    [
      'no null where there may be one',
      { postal_code_digits: ['number'] },
      'select postal_code_digits from country',
      'postal_code_digits may be null and the row type does not say so',
    ],
    [
      'no null behind an outer join',
      address,
      'select a.title from country c left join customer_address a on a.country_id = c.id',
      'title may be null and the row type does not say so',
    ],
    [
      'no null behind a lateral join',
      address,
      'select l.title from country c left join lateral (select a.title from customer_address a where a.country_id = c.id) l on true',
      'title may be null and the row type does not say so',
    ],
    [
      'no null of a sum',
      { sum: ['number'] },
      'select sum(id) as sum from country',
      'sum may be null and the row type does not say so',
    ],
  ]
  test.each(wrong)('with %s is refused', async (_, fields, text, problem) => {
    const result = await database.pool.query(text)
    expect(checkRowType(statement(fields), result.fields, text, facts)).toContain(`some.queries.ts:1: ${problem}`)
  })
})

test('a statement is matched by the pieces of its text, in their order', () => {
  const pieces = ['select id from country where id = ', ' and iso = ', '']
  const whole = 'select id from country where id = $1 and iso = $2'
  expect(measureMatch(statement({}, pieces), whole)).toBe(pieces.join('').length)
  expect(measureMatch(statement({}, pieces), 'select id from country where iso = $1')).toBeNull()
  expect(measureMatch(statement({}, ['select 1']), 'select 1, 2')).toBeNull()
})

test('expressions that are never null are distinguished from those that may be', () => {
  const never = [
    'count(*)',
    'exists (select from country)',
    'a is not null',
    "coalesce((select max(b) from c), '[]')",
    'array(select 1)',
    'array[]::int[]',
  ]
  const maybe = ['max(a)', 'coalesce(a, b)', '(select a from b)', 'a + 1', 'a > 1']
  expect(never.filter((expression) => !isNeverNull(`select ${expression} as it from x`, 'it'))).toEqual([])
  expect(maybe.filter((expression) => isNeverNull(`select ${expression} as it from x`, 'it'))).toEqual([])
})
