// Which books the demo shop's categories are for: most are for books in Greek, some for one kind of origin or one age only.

const roomsForAll = new Set(['gifts'])
const roomForEnglish = 'english'

const origins: [codes: RegExp, origin: 'greek' | 'translated'][] = [
  [/^greek-(?!history)/, 'greek'],
  [/^world-(?!history)/, 'translated'],
]

const ages: Record<string, [from: number, to: number]> = {
  'children-6-9': [6, 8],
  'children-9-12': [9, 12],
  'young-adult': [13, 18],
}

/** Columns of `category`. `root`: the code of the category at the top of its tree. */
export function booksIn(code: string, root: string | undefined) {
  const [age_from, age_to] = ages[code] ?? [null, null]
  return {
    text_language: root === roomForEnglish ? 'en' : roomsForAll.has(root ?? '') ? null : 'el',
    origin: origins.find(([codes]) => codes.test(code))?.[1] ?? null,
    age_from,
    age_to,
  }
}
