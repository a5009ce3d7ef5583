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
    gender: 'female',
    registeredAt: '2026-01-01T10:00:00.000Z',
    impersonatedBy: null,
    passwordToBeSet: false,
  },
  refreshedAt: now,
  refreshMinutes: 30,
  accessMinutes: 10,
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

  it('keeps one that an older release stored, or with a gender that is none', () => {
    const old = writeSession(session).replace(/"(?:gender|registeredAt)":"[^"]*",|,"accessMinutes":10/g, '')
    const person = { ...session.person, gender: null, registeredAt: null }
    expect(readSession(old, now)).toEqual({ ...session, person, accessMinutes: 0 })
    expect(readSession(writeSession(session).replace('female', 'x'), now)?.person.gender).toBeNull()
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
