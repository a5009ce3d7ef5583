// The dates of ONIX: 20261120, 202611 or 2026, with or without a time. A month is not taken for a day.

import type { OnixNode } from './onix-node.ts'
import { childOf, childrenOf, textOf } from './onix-node.ts'

export interface OnixDate {
  year: number
  /** A whole day, `2026-11-20`; null when only the year or the month is known. */
  day: string | null
}

/** Only formats that begin with a year are read: quarters, seasons and free text are not. */
const readable = new Set(['', '00', '01', '02', '05', '13', '14', '15', '20', '21'])

function readOnixDate(text: string, format = ''): OnixDate | null {
  if (!readable.has(format)) return null
  const [, year, month, date] = /^(\d{4})-?(\d{2})?-?(\d{2})?/.exec(text.trim()) ?? []
  if (year === undefined) return null
  if (month === undefined || date === undefined) return { year: Number(year), day: null }
  const day = `${year}-${month}-${date}`
  return { year: Number(year), day: isDay(day) ? day : null }
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** The date of each role, the first of a role counts. `Date` may stand beside a `DateFormat` of older senders. */
export function datesByRole(parent: OnixNode | null, composite: string): Map<string, OnixDate> {
  const dates = new Map<string, OnixDate>()
  for (const node of childrenOf(parent, composite)) {
    const role = textOf(node, `${composite}Role`)
    const date = childOf(node, 'Date')
    const parsed = date && readOnixDate(date.text, date.attributes.dateformat)
    if (role && parsed && !dates.has(role)) dates.set(role, parsed)
  }
  return dates
}

/** `20260115T1030+0200` as an ISO timestamp; without a zone it is taken as UTC. */
export function readDateTime(text: string | null): string | null {
  const [, date, hour = '00', minute = '00', second = '00', zone = 'Z'] =
    /^(\d{8})(?:T(\d{2})(\d{2})(\d{2})?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text?.trim() ?? '') ?? []
  const day = date === undefined ? null : readOnixDate(date)?.day
  if (!day) return null
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone
  const time = Date.parse(`${day}T${hour}:${minute}:${second}${offset}`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
