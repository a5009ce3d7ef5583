// Opening hours as people say them: "Monday – Friday 09:00–21:00", not seven lines.

export interface DayHours {
  /** 1 is Monday, 7 Sunday. */
  day: number
  opens: string
  closes: string
}

export interface OpenDays {
  from: number
  to: number
  /** Null when the store is closed. */
  hours: { opens: string; closes: string } | null
}

const sameHours = (one: OpenDays['hours'], other: OpenDays['hours']): boolean =>
  one === other || (one !== null && other !== null && one.opens === other.opens && one.closes === other.closes)

/** Days one after the other with the same hours become one line; without any hours there is nothing to say. */
export function groupHours(open: readonly DayHours[]): OpenDays[] {
  if (open.length === 0) return []
  const groups: OpenDays[] = []
  for (let day = 1; day <= 7; day += 1) {
    const found = open.find((one) => one.day === day)
    const hours = found ? { opens: found.opens, closes: found.closes } : null
    const last = groups.at(-1)
    if (last && sameHours(last.hours, hours)) last.to = day
    else groups.push({ from: day, to: day, hours })
  }
  return groups
}
