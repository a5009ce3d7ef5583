// The command of codes, as it is typed.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCode, makePromotion } from '../../test/make-promotion.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
let folder: string
let promotionId: number
let promotion: string
let made = 0
beforeAll(async () => {
  database = await openTestDatabase(2)
  folder = mkdtempSync(join(tmpdir(), 'coupons-'))
})
beforeEach(async () => {
  promotion = `codes-${++made}`
  const effect = { kind: 'fixed', cents: 500 } as const
  promotionId = await makePromotion(database.db, { code: promotion, effect, automatic: false })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const cli = fileURLToPath(new URL('coupons.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return printedBy(cli, args, { DATABASE_URL: database.url })
}

function write(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const stored = async () => {
  const { rows } = await sql<{ code: string; emails: string[] }>`
    select code, use_limit, person_limit, remaining_cents, personal,
      array(select email from coupon_email where code_id = c.id order by email) as emails
    from coupon_code c where promotion_id = ${promotionId} order by id`.execute(database.db)
  return rows
}

describe('make', () => {
  test('prints random codes for anybody, with their limits', async () => {
    const limits = ['--use-limit', '3', '--person-limit', '1']
    const printed = await run('make', '--promotion', promotion, '--count', '2', '--prefix', 'ΓΙΟΡΤΗ', ...limits)
    const [heading, ...codes] = printed.trimEnd().split('\n')
    expect(heading).toBe('code')
    expect(codes).toEqual(Array(2).fill(expect.stringMatching(/^ΓΙΟΡΤΗ(?:-[2-9A-HJKMNP-Z]{4}){3}$/)))
    const columns = { use_limit: 3, person_limit: 1, remaining_cents: null, personal: false, emails: [] }
    const rows = await stored()
    expect(rows).toEqual(codes.map(() => ({ code: expect.stringContaining('ΓΙΟΡΤΗ-'), ...columns })))
    expect(rows.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
  })

  test('makes one for each address, only for it', async () => {
    const emails = write('emails.txt', 'Maria@Example.gr\nnikos@example.gr\nmaria@example.gr\n')
    const out = join(folder, 'personal.csv')
    expect(await run('make', '--promotion', promotion, '--emails', emails, '--out', out)).toBe(
      `2 codes are in ${out}.\n`,
    )
    const rows = await stored()
    expect(rows).toMatchObject([{ personal: true }, { personal: true }])
    const table = ['\ufeffcode;emails', ...rows.map(({ code, emails: [email] = [] }) => `${code};${email}`), '']
    expect(readFileSync(out, 'utf8').split('\n').toSorted()).toEqual(table.toSorted())
    expect(rows.flatMap((row) => row.emails).toSorted()).toEqual(['maria@example.gr', 'nikos@example.gr'])
  })

  test('with --send names those to whom it may not be sent', async () => {
    await sql`
      insert into customer (email, email_verified_at, first_name, last_name, language, coupon_emails_since)
      values ('Sofia@example.gr', now(), '', '', 'el', now())`.execute(database.db)
    const emails = write('agreed.txt', 'sofia@example.gr\nnikos@example.gr')
    const out = join(folder, 'sent.csv')
    const given = ['make', '--promotion', promotion, '--emails', emails, '--send']
    expect((await run(...given, '--out', out)).split('\n')).toEqual([
      ...[`2 codes are in ${out}.`, 'To be sent by e-mail: 1.'],
      ...['Not sent, as they have not agreed to e-mails with coupons:', 'nikos@example.gr', ''],
    ])
    const table = readFileSync(out, 'utf8')
    expect(table).toMatch(/^\ufeffcode;emails;sent\n/)
    expect(table).toMatch(/;sofia@example.gr;yes\n/)
    expect(table).toMatch(/;nikos@example.gr;no\n/)
    const { rows } = await sql`
      select e.email from outbox o join coupon_email e on e.code_id = (o.payload ->> 'codeId')::int
      where o.topic = 'coupon.given'`.execute(database.db)
    expect(rows).toEqual([{ email: 'sofia@example.gr' }])
    expect(await run('stop-emails', 'sofia@example.gr')).toBe('sofia@example.gr gets no more e-mails with coupons.\n')
    expect(await run('stop-emails', 'sofia@example.gr')).toMatch(/had not agreed/)
    expect(await run(...given)).toMatch(/;sofia@example.gr;no\n/)
    await sql`update promotion set ends_at = now() where id = ${promotionId}`.execute(database.db)
    expect(await run(...given)).toMatch(/is over/)
  })

  test('with --send needs addresses, and one code for each', async () => {
    const emails = write('few.txt', 'sofia@example.gr')
    const given = ['make', '--promotion', promotion, '--count', '2', '--send']
    expect(await run(...given)).toMatch(/^Usage/)
    expect(await run(...given, '--emails', emails)).toMatch(/^Usage/)
    expect(await stored()).toEqual([])
  })

  test('makes a hundred thousand, in batches', async () => {
    const out = join(folder, 'many.csv')
    await run('make', '--promotion', promotion, '--count', '100000', '--out', out)
    expect(new Set(readFileSync(out, 'utf8').trimEnd().split('\n')).size).toBe(100_001)
    expect(await stored()).toHaveLength(100_000)
  })

  test('refuses what it cannot make', async () => {
    const emails = write('wrong.txt', 'maria@example.gr not-an-address')
    expect(await run('make', '--promotion', 'nobodys', '--count', '1')).toBe('There is no promotion “nobodys”.\n')
    expect(await run('make', '--promotion', promotion, '--emails', emails)).toBe(
      'emails: “not-an-address” is no address\n',
    )
    expect(await run('make', '--promotion', promotion, '--count', '1', '--prefix', '=A')).toMatch(/^prefix: /)
    await sql`update promotion set automatic = true where id = ${promotionId}`.execute(database.db)
    expect(await run('make', '--promotion', promotion, '--count', '1')).toMatch(/acts by itself/)
    expect(await stored()).toEqual([])
  })
})

describe('import', () => {
  test('writes every column, from a spreadsheet in Greek too', async () => {
    const file = write(
      'codes.csv',
      '\ufeffcode;use_limit;person_limit;emails;remaining_cents;active\r\n' +
        'ΝΟΕΜΒΡΗΣ;10;1;;;\r\nfor-maria;;;Maria@Example.gr nikos@example.gr;2500;no\r\n',
    )
    expect(await run('import', file, '--promotion', promotion)).toBe('2 codes were imported.\n')
    expect(await stored()).toEqual([
      { code: 'ΝΟΕΜΒΡΗΣ', use_limit: 10, person_limit: 1, remaining_cents: null, personal: false, emails: [] },
      {
        ...{ code: 'for-maria', use_limit: null, person_limit: null, remaining_cents: 2500, personal: true },
        emails: ['maria@example.gr', 'nikos@example.gr'],
      },
    ])
  })

  test('tells every wrong line, and writes nothing', async () => {
    const file = write('wrong.csv', 'code,use_limit,emails\nGOOD,1,\nA B-,1,\nUSES,0,\nMAIL,1,maria@\ngood,,\n')
    const printed = await run('import', file, '--promotion', promotion)
    expect(printed.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^line 3: code: 3 to 40 letters/),
      expect.stringMatching(/^line 4: use_limit: a whole number/),
      expect.stringMatching(/^line 5: emails: addresses/),
      'line 6: code: “good” stands in line 2 too',
    ])
    expect(await stored()).toEqual([])
  })

  test('names the codes that exist already, and writes nothing', async () => {
    const { code } = await makeCode(database.db, { effect: { kind: 'fixed', cents: 100 } })
    const file = write('taken.csv', `code\nfresh-one\n${code.toLowerCase()}\n`)
    expect(await run('import', file, '--promotion', promotion)).toBe(
      `line 3: code: “${code.toLowerCase()}” exists already\n`,
    )
    expect(await stored()).toEqual([])
  })

  test.each([
    ['name\nA\n', /^line 1: name: no column; .*\nline 1: code: there is no such heading/],
    ['code\n', /^line 1: there are no codes/],
    ['code,uses\nABC\n', /^line 2: /],
  ])('%j is refused', async (content, problem) => {
    expect(await run('import', write('table.csv', content), '--promotion', promotion)).toMatch(problem)
  })
})

test('export writes a file that spreadsheets read, with the columns that are explained', async () => {
  const fixed = { effect: { kind: 'fixed', cents: 500 } } as const
  await makeCode(database.db, fixed, { promotion_id: promotionId, code: 'ΔΩΡΟ-1', use_limit: 5, remaining_cents: 300 })
  const out = join(folder, 'export.csv')
  expect(await run('export', '--promotion', promotion, '--out', out)).toBe(`1 codes are in ${out}.\n`)
  const [heading = '', row, end] = readFileSync(out, 'utf8').split('\n')
  expect([row, end]).toEqual(['ΔΩΡΟ-1;5;;300;;yes;0', ''])
  expect(heading).toMatch(/^\ufeffcode;/)
  const usage = await run()
  const explained = [...usage.matchAll(/^ {2}(\w+) {2,}\S/gm)].map(([, column]) => column)
  expect(explained).toEqual(heading.slice(1).split(';'))
})

describe('promotion', () => {
  const file = {
    code: 'summer',
    name: { el: 'Καλοκαίρι' },
    scope: 'lines',
    target: { all: [{ category: [1] }, { not: { reduced: true } }] },
    condition: { any: [{ quantity: 2, of: { product: [3] } }, { firstOrder: true }] },
    effect: { kind: 'percentage', basisPoints: 1500 },
    automatic: false,
    startsAt: '2027-06-01T00:00:00+03:00',
  }
  const save = (content: object) => run('promotion', write('promotion.json', JSON.stringify(content)))

  test('is made from a file, and replaced by the next', async () => {
    expect(await save(file)).toBe('The promotion “summer” was made.\n')
    const find = () =>
      database.db.selectFrom('promotion').selectAll().where('code', '=', 'summer').executeTakeFirstOrThrow()
    const { target, condition, effect } = file
    const first = await find()
    expect(first).toMatchObject({ target, condition, effect, name_en: null, active: true, version: 1 })
    expect(first.starts_at?.toISOString()).toBe('2027-05-31T21:00:00.000Z')
    const { startsAt: _, target: __, ...less } = file
    expect(await save({ ...less, minAmountCents: 2500 })).toBe('The promotion “summer” was replaced.\n')
    expect(await find()).toMatchObject({
      ...{ id: first.id, target: null, starts_at: null, min_amount_cents: 2500, version: 2 },
    })
  })

  test('is refused with the path of what is wrong', async () => {
    expect(await save({ ...file, code: 'refused', target: { product: ['x'] } })).toMatch(/^target\.product\.0: /)
  })

  test('a file that is no JSON is refused', async () => {
    expect(await run('promotion', write('text.json', '{'))).toMatch(/is not JSON/)
    expect(await run('promotion', join(folder, 'missing.json'))).toMatch(/cannot be read/)
  })
})

test.each([[[]], [['make']], [['make', '--count', '0']], [['burn']], [['make', '--size', '2']]])(
  '%j prints the usage',
  async (args) => {
    expect(await run(...args)).toMatch(/^Usage: npm run coupons/)
  },
)
