import { describe, expect, it } from 'vitest'
import { readSession, type StoredSession, writeSession } from './stored-session.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const session: StoredSession = {
  person: {
    customerId: 7,
    email: 'eleni.markou@example.gr',
    firstName: 'Ελένη',
    lastName: 'Μάρκου',
    alias: null,
    impersonatedBy: null,
    passwordToBeSet: false,
  },
  refreshedAt: now,
  refreshMinutes: 30,
}

describe('readSession', () => {
  it('reads a written session', () => {
    expect(readSession(writeSession(session), now)).toEqual(session)
  })

  it('is valid for as many minutes as the server said', () => {
    const text = writeSession(session)
    expect(readSession(text, now + 30 * 60_000 - 1)).not.toBeNull()
    expect(readSession(text, now + 30 * 60_000)).toBeNull()
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '"7"',
    writeSession(session).replace('"version":1', '"version":2'),
    writeSession(session).replace('"customerId":7', '"customerId":"7"'),
    writeSession(session).replace('"customerId":7', '"customerId":0'),
    writeSession(session).replace('"alias":null', '"alias":5'),
    writeSession({ ...session, refreshMinutes: Number.NaN }),
    writeSession(session).replace(/"person":\{[^}]*\}/, '"person":null'),
  ])('ignores %s', (text) => {
    expect(readSession(text, now)).toBeNull()
  })
})
