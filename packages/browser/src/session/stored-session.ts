// The signed-in customer as stored in the browser: data about the person, never a token. Stored text may come from
// another version of the shop or have been edited; it decides what is shown, never what is allowed.

import type { Session } from '@stoa/contract/identity/session'

export interface SessionPerson {
  customerId: number
  email: string
  firstName: string
  lastName: string
  alias: string | null
  gender: Session['gender']
  /** When the account was made, in ISO form; null in what releases before stored. */
  registeredAt: string | null
  /** Name of the staff member who impersonates the customer. */
  impersonatedBy: string | null
  /** An account of the old site without a password here. */
  passwordToBeSet: boolean
}

export interface StoredSession {
  person: SessionPerson
  /** The last login: when the session was started or refreshed, by this browser's clock, milliseconds since 1970. */
  refreshedAt: number
  refreshMinutes: number
  /** How long an access token lives; 0 in what releases before stored. */
  accessMinutes: number
}

export const sessionKey = 'stoa.session'

const version = 1
const minute = 60_000

/** Written out: the contract's list would bring its schemas to every page. */
const genders = ['female', 'male', 'other', 'unspecified'] as const satisfies Session['gender'][]

type Fields<Shape> = Partial<Record<keyof Shape, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

function checkPerson(value: unknown): SessionPerson | null {
  if (typeof value !== 'object' || value === null) return null
  const person = value as Fields<SessionPerson>
  const { customerId, email, firstName, lastName, alias, impersonatedBy, passwordToBeSet } = person
  const gender = genders.find((known) => known === person.gender) ?? null
  const registeredAt = isText(person.registeredAt) ? person.registeredAt : null
  if (!isCount(customerId) || !isText(email) || !isText(firstName) || !isText(lastName)) return null
  if (!isTextOrNull(alias) || !isTextOrNull(impersonatedBy)) return null
  const names = { customerId, email, firstName, lastName, alias }
  return { ...names, gender, registeredAt, impersonatedBy, passwordToBeSet: passwordToBeSet === true }
}

/** Null when nobody is signed in, or the session has expired by `now`. */
export function readSession(text: string | null, now: number): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return null
    const { person, refreshedAt, refreshMinutes, accessMinutes } = stored as Fields<StoredSession>
    const checked = checkPerson(person)
    if (!checked || !isCount(refreshedAt) || !isCount(refreshMinutes)) return null
    if (now >= refreshedAt + refreshMinutes * minute) return null
    return { person: checked, refreshedAt, refreshMinutes, accessMinutes: isCount(accessMinutes) ? accessMinutes : 0 }
  } catch {
    return null
  }
}

export const writeSession = (session: StoredSession): string => JSON.stringify({ version, ...session })
