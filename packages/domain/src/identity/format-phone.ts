// Phone numbers as people read them. What is stored are digits; those of Greece are grouped, others stay as they are.

// Between the groups: a number is never broken over two lines.
const gap = '\u00a0'

/** `697 123 4567`, `210 123 4567`, `2310 123456`, and `+30` before where the country's code was written. */
export function formatPhone(digits: string): string {
  const [, code = '', own = ''] = /^(?:00)?(30)?(\d{10})$/.exec(digits) ?? []
  const groups = /^(69\d|21\d)(\d{3})(\d{4})$/.exec(own) ?? /^(2\d{3})(\d{6})$/.exec(own)
  if (!groups) return digits
  return [...(code ? [`+${code}`] : []), ...groups.slice(1)].join(gap)
}
