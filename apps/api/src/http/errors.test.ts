import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerErrors } from './errors.ts'

const answerTo = async (fault: Error) => {
  const app = fastify()
  registerErrors(app)
  app.get('/api/el/fault', () => {
    throw fault
  })
  const { statusCode, headers, json } = await app.inject('/api/el/fault')
  await app.close()
  return { status: statusCode, retryAfter: headers['retry-after'], code: json().code }
}

const sqlError = (code: string) => Object.assign(new Error('canceling statement due to lock timeout'), { code })

test.each(['55P03', '40P01', '57P01'])('a call that waited in vain (%s) may be sent again', async (code) => {
  expect(await answerTo(sqlError(code))).toEqual({ status: 503, retryAfter: '5', code: 'service_unavailable' })
})

test.each([sqlError('23505'), new Error('mine')])('any other fault is ours (%s)', async (fault) => {
  expect(await answerTo(fault)).toEqual({ status: 500, retryAfter: undefined, code: 'server_fault' })
})
