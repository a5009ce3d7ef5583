// Questions for kinds of books and things, and for help, in the built-in shop.

import * as contract from '@stoa/contract/catalogue/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import {
  checkedResults,
  type TopicJudge,
  topicJudge,
  topicQuestions,
  topicSets,
} from '../../../test/topic-questions.ts'

/** Of the fresh ones some ask for what the shop has no word for. */
const minRight = { tuned: 0.95, held: 0.95, fresh: 0.9 }

let api: TestApi
let judge: TopicJudge
beforeAll(async () => {
  api = await openTestApi()
  judge = await topicJudge(api.database.db)
})
afterAll(() => api.close())

test.each(topicSets)('nearly all of the %s questions are right', async (set) => {
  const asked = topicQuestions.filter((question) => question.set === set)
  const missed: string[] = []
  for (const question of asked) {
    const answer = await call(api.app, contract.searchProducts, { text: question.query, pageSize: checkedResults })
    if (!(await judge.isRight(question, answer))) missed.push(question.query)
  }
  const share = 1 - missed.length / asked.length
  expect([missed, share >= minRight[set]]).toEqual([missed, true])
})

test('every question is asked once, and names what the shop has', () => {
  expect(topicQuestions.flatMap((question) => question.expect).filter((code) => !judge.knows(code))).toEqual([])
  expect(new Set(topicQuestions.map(({ query }) => query)).size).toBe(topicQuestions.length)
  for (const set of topicSets)
    expect(topicQuestions.filter((question) => question.set === set).length).toBeGreaterThanOrEqual(90)
})
