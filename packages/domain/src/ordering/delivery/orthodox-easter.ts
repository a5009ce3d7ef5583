// Orthodox Easter Sunday: the Julian computus (Meeus), brought to the civil calendar. Good for the years 1900 to 2099.

/** The date of Easter as days since 1970-01-01. */
export function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const sum = moon + weekday + 114
  const julian = Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
  return julian / 86_400_000 + 13
}
