import { expect, test } from 'vitest'
import { type CategoryRule, type ClassifiedBook, chooseCategories } from './choose-categories.ts'
import { themaOf } from './thema-of.ts'

const rule = (id: number, thema: string, overrides: Partial<CategoryRule> = {}): CategoryRule => ({
  id,
  themaCodes: thema.split(' '),
  textLanguage: null,
  origin: null,
  ages: null,
  depth: 1,
  position: id,
  ...overrides,
})

const [literature, greek, greekNovel, greekCrime] = [1, 2, 3, 4]
const [world, worldNovel, worldCrime] = [5, 6, 7]
const [english, englishCrime, history, all] = [8, 9, 10, 11]
const [children, six, thirteen] = [12, 13, 14]
const rules = [
  rule(literature, 'F DC', { depth: 0, textLanguage: 'el' }),
  rule(greek, 'FB', { textLanguage: 'el', origin: 'greek' }),
  rule(greekNovel, 'FBA', { depth: 2, textLanguage: 'el', origin: 'greek' }),
  rule(greekCrime, 'FF', { depth: 2, textLanguage: 'el', origin: 'greek' }),
  rule(world, 'FB', { textLanguage: 'el', origin: 'translated' }),
  rule(worldNovel, 'FBA', { depth: 2, textLanguage: 'el', origin: 'translated' }),
  rule(worldCrime, 'FF FH', { depth: 2, textLanguage: 'el', origin: 'translated' }),
  rule(english, 'F DN', { depth: 0, textLanguage: 'en' }),
  rule(englishCrime, 'FF', { textLanguage: 'en' }),
  rule(history, 'NH', { textLanguage: 'el' }),
  rule(all, 'N', { depth: 0 }),
  rule(children, 'Y', { depth: 0, textLanguage: 'el' }),
  rule(six, 'YFB', { textLanguage: 'el', ages: { from: 6, to: 8 } }),
  rule(thirteen, 'YFB', { textLanguage: 'el', ages: { from: 13, to: 18 } }),
]

const written: ClassifiedBook = { subjects: [], textLanguage: 'el', origin: 'greek', ageFrom: null }
const translated: ClassifiedBook = { ...written, origin: 'translated' }
const inEnglish: ClassifiedBook = { subjects: [], textLanguage: 'en', origin: 'translated', ageFrom: null }

test.each<[string, ClassifiedBook, number[]]>([
  ['a Greek novel', { ...written, subjects: ['FBA'] }, [greekNovel]],
  ['a translated novel', { ...translated, subjects: ['FBA'] }, [worldNovel]],
  ['a narrower subject than any shelf', { ...translated, subjects: ['FFP'] }, [worldCrime]],
  ['a wider one', { ...written, subjects: ['F'] }, [literature]],
  ['a book in English', { ...inEnglish, subjects: ['FFP', 'FYT'] }, [englishCrime, english]],
  ['the first subject is the main one', { ...written, subjects: ['NHD', 'FF'] }, [history, greekCrime]],
  ['one category is named once', { ...written, subjects: ['FFC', 'FFD'] }, [greekCrime]],
  [
    'a language with no shelf of its own',
    { ...written, textLanguage: null, origin: null, subjects: ['NHD', 'FBA'] },
    [all],
  ],
  ['a story for readers of seven', { ...written, subjects: ['YFB'], ageFrom: 7 }, [six]],
  ['for readers of sixteen', { ...written, subjects: ['YFB'], ageFrom: 16 }, [thirteen]],
  ['for readers of nobody knows what age', { ...written, subjects: ['YFB'] }, [children]],
  ['without a subject, the only room for its language', inEnglish, [english]],
  ['an unknown subject too', { ...inEnglish, subjects: ['ZZZ'] }, [english]],
  ['and nowhere when nothing leads anywhere', { ...written, textLanguage: null, origin: null }, []],
])('%s', (_, book, ids) => {
  expect(chooseCategories(rules, book)).toEqual(ids)
})

test.each([
  ['thema', 'FFP', 'FFP'],
  ['bic', 'FFH', 'FF'],
  ['bic', 'YFB', 'YF'],
  ['bic', 'HPC', 'QD'],
  ['bic', '1DVG', null],
  ['bisac', 'FIC022000', 'FF'],
  ['bisac', 'FIC019000', 'FB'],
  ['bisac', 'XXX000000', null],
] as const)('%s %s is near %s', (scheme, code, thema) => {
  expect(themaOf(scheme, code)).toBe(thema)
})
