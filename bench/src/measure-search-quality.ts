// Search quality: real books among many generated ones, and queries with a known answer. The books and queries for titles
// and people are not part of the repository; without them only the questions for kinds of books and for help are asked.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '@stoa/api/database/connect'
import { topicJudge, topicQuestions, topicSets } from '@stoa/api/test/topic-questions'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { searchProducts, suggestProducts } from '@stoa/contract/catalogue/search'
import { normalizeLetters } from '@stoa/domain/normalize-letters'
import { withClient } from './database-client.ts'
import type { Bench, Measure } from './measure.ts'
import { preparedShops, runProgram } from './prepared-shop.ts'
import { ask, shopClient } from './shop-sample.ts'
import { root, withServer } from './start-server.ts'
import type { Figure } from './table.ts'
import { timedGet } from './timed-get.ts'

const folder = join(root, '..', 'shared', 'data', 'search')
const generated = 200_000
const checkedResults = 5

interface Question {
  query: string
  expect: string[]
  kind: string
}

const readLines = <Line>(file: string): Line[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Line => JSON.parse(line))

const key = (text: string): string => normalizeLetters(text).replaceAll('ς', 'σ').trim()

/** Titles and authors of the first five results. */
async function resultsFor(origin: string, { query, kind }: Question): Promise<Set<string>> {
  const client = shopClient(origin)
  if (kind === 'prefix') {
    const suggestions = (await ask(client, suggestProducts, { text: query })).slice(0, checkedResults)
    return new Set(
      suggestions.flatMap(({ name, product }) => [name, ...(product?.credits ?? []).map((item) => item.name)]).map(key),
    )
  }
  const { items } = await ask(client, searchProducts, { text: query })
  return new Set(
    items
      .slice(0, checkedResults)
      .flatMap(({ name, credits }) => [name, ...credits.map((item) => item.name)])
      .map(key),
  )
}

interface KnownBook {
  title_el: string
  isbn13: string
}

/** Each ISBN as printed on the back, without hyphens, and as ISBN-10. */
function isbnQuestions(books: readonly KnownBook[]): Question[] {
  return books
    .filter(({ isbn13 }) => isbn13 !== '')
    .flatMap(({ title_el, isbn13 }) => {
      const hyphenated = isbn13.replace(/^(\d{3})(\d)(\d{4})(\d{4})(\d)$/, '$1-$2-$3-$4-$5')
      return [isbn13, hyphenated, `ISBN ${hyphenated}`].map((query) => ({ query, expect: [title_el], kind: 'isbn' }))
    })
}

function shareRight(label: string, misses: readonly string[], count: number, atLeast?: number): Figure {
  return {
    label,
    value: (100 * (count - misses.length)) / count,
    unit: '%',
    ...(atLeast === undefined ? {} : { target: { atLeast } }),
    note: misses.length === 0 ? `${count} questions` : `${count} questions; not: ${misses.join(' · ')}`,
  }
}

async function titleFigures(origin: string): Promise<Figure[]> {
  const all = [...readLines<Question>('queries-open.jsonl'), ...isbnQuestions(readLines<KnownBook>('books.jsonl'))]
  const wrong = new Map<string, string[]>()
  for (const question of all) {
    const results = await resultsFor(origin, question)
    const isRight = question.expect.every((item) => results.has(key(item)))
    const list = wrong.get(question.kind) ?? []
    wrong.set(question.kind, isRight ? list : [...list, question.query])
  }
  const perfect: ReadonlySet<string> = new Set(['exact', 'accentless', 'greeklish', 'isbn', 'wrong-layout'])
  const open = all.filter(({ kind }) => kind !== 'isbn')
  const openMisses = [...wrong].filter(([kind]) => kind !== 'isbn').flatMap(([, misses]) => misses)
  return [
    shareRight('titles and people among the first five, the open set', openMisses, open.length, 97),
    ...[...wrong].map(([kind, misses]) =>
      shareRight(kind, misses, all.filter((item) => item.kind === kind).length, perfect.has(kind) ? 100 : undefined),
    ),
  ]
}

async function topicFigures(origin: string, url: string): Promise<Figure[]> {
  const client = shopClient(origin)
  // a lost connection fails the next query
  const { db, close } = connect(url, 1, () => {})
  try {
    const judge = await topicJudge(db)
    const figures: Figure[] = []
    for (const set of topicSets) {
      const asked = topicQuestions.filter((question) => question.set === set)
      const missed: string[] = []
      for (const question of asked) {
        const answer = await ask(client, searchProducts, { text: question.query })
        if (!(await judge.isRight(question, answer))) missed.push(question.query)
      }
      figures.push(
        shareRight(`kinds of books and things, and help: ${set}`, missed, asked.length, set === 'fresh' ? 90 : 95),
      )
    }
    return figures
  } finally {
    await close()
  }
}

const hasKnownBooks = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ held: boolean }>(
      `select exists (select from import_run where status = 'finished') as held`,
    )
    return rows[0]?.held ?? false
  })

async function measure(bench: Bench): Promise<Figure[]> {
  const areBooksHere = existsSync(folder)
  const shops = preparedShops(bench)
  try {
    const url = await shops.shopOf(generated, 'quality')
    if (areBooksHere && !(await hasKnownBooks(url)))
      await runProgram(bench, url, ['apps/api/src/cli/import.ts', join(folder, 'books.jsonl')])
    const own = { ...bench, databaseUrl: async () => url }
    return await withServer(own, { pageCache: 'off' }, async ({ origin }) => {
      // the first list waits for the listing snapshot, longer than the client's timeout
      await timedGet(`${origin}/api/el${listProductsByCategory.path}`)
      return [...(areBooksHere ? await titleFigures(origin) : [withoutBooks]), ...(await topicFigures(origin, url))]
    })
  } finally {
    await shops.stop()
  }
}

const withoutBooks: Figure = {
  label: 'titles and people among the first five',
  value: null,
  unit: '%',
  note: 'the books and questions are not here',
}

export const searchQuality: Measure = {
  name: 'search-quality',
  title: 'Searches by readers',
  takesLong: true,
  measure,
}
