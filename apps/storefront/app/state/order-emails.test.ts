import { expect, it } from 'vitest'
import { checkEmails } from './order-emails.ts'

it('keeps strings only', () => {
  expect(checkEmails({ one: 'eleni@example.gr', two: 7 })).toEqual({ one: 'eleni@example.gr' })
})

it.each([[null], ['text'], [['eleni@example.gr']]])('is null for %j', (stored) => {
  expect(checkEmails(stored)).toBeNull()
})
