// The hyphens of an ISBN-13: after the group, the publisher and the title. The ranges are the ISBN agency's; for groups
// and ranges that are missing here the digits have no hyphens, which is valid too.

interface Group {
  prefix: string
  /** First digits of the registrant element, from and to, and its length. */
  ranges: readonly (readonly [from: string, to: string, length: number])[]
}

const groups: readonly Group[] = [
  {
    prefix: '978960',
    ranges: [
      ['00', '19', 2],
      ['200', '659', 3],
      ['6600', '6899', 4],
      ['690', '699', 3],
      ['7000', '8499', 4],
      ['85000', '92999', 5],
      ['93', '93', 2],
      ['9400', '9799', 4],
      ['98000', '99999', 5],
    ],
  },
  {
    prefix: '978618',
    ranges: [
      ['00', '19', 2],
      ['200', '499', 3],
      ['5000', '7999', 4],
      ['80000', '99999', 5],
    ],
  },
  {
    prefix: '9780',
    ranges: [
      ['00', '19', 2],
      ['229', '368', 3],
      ['370', '638', 3],
      ['656', '699', 3],
      ['7000', '8499', 4],
      ['85000', '89999', 5],
      ['900000', '949999', 6],
      ['9500000', '9999999', 7],
    ],
  },
]

export function hyphenateIsbn(isbn: string): string {
  const group = groups.find(({ prefix }) => isbn.startsWith(prefix))
  if (!group || !/^\d{13}$/.test(isbn)) return isbn
  const rest = isbn.slice(group.prefix.length, 12)
  const range = group.ranges.find(([from, to]) => {
    const first = rest.slice(0, from.length)
    return first >= from && first <= to
  })
  if (!range) return isbn
  const publisher = rest.slice(0, range[2])
  return [isbn.slice(0, 3), group.prefix.slice(3), publisher, rest.slice(publisher.length), isbn.slice(12)].join('-')
}
