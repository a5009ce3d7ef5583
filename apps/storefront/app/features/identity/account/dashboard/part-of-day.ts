// The greeting by shop time: good morning until noon, good evening from six, good day in between.

export type PartOfDay = 'morning' | 'day' | 'evening'

const hours = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Athens' })

export function partOfDay(now: Date): PartOfDay {
  const hour = Number(hours.format(now))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}
