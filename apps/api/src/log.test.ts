import { expect, test } from 'vitest'
import { errorFields } from './log.ts'

test('a fault of the job queue, which is no Error, says what it is', () => {
  const fault = { message: 'Queue x does not exist', queue: 'x', worker: 'y' }
  expect(errorFields(fault)).toMatchObject({ fault: 'Queue x does not exist' })
})

test('of a mail server’s answer only the codes are logged', () => {
  const fault = Object.assign(new Error('550 reader@example.gr'), { code: 'EENVELOPE', responseCode: 550 })
  expect(errorFields(fault)).toEqual({ code: 'EENVELOPE', command: undefined, responseCode: 550 })
})

test('what has no words says what it is', () => {
  expect(errorFields('nonsense')).toEqual({ fault: 'string' })
  expect(errorFields({})).toMatchObject({ fault: 'object' })
})
