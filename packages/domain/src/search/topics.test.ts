// Which topics a query names, and what is then searched.

import { describe, expect, it, test } from 'vitest'
import { readQuery } from './read-query.ts'
import type { Topic } from './topic-names.ts'
import { agesIn, nameForms } from './topic-names.ts'
import { categoryTerm, TopicIndex } from './topics.ts'

const category = (id: number, names: string[], more: Partial<Topic> = {}): Topic => ({
  ...{ kind: 'category', id, key: categoryTerm(id), ancestors: [], names, synonyms: [], ages: null },
  ...more,
})
const under = (...ids: number[]) => ids.map(categoryTerm)

const index = new TopicIndex([
  category(1, ['Λογοτεχνία', 'Literature']),
  category(2, ['Ελληνική λογοτεχνία', 'Greek fiction'], { ancestors: under(1) }),
  category(7, ['Αστυνομικό', 'Crime'], { ancestors: under(2, 1) }),
  category(11, ['Αστυνομικό & θρίλερ', 'Crime & thrillers'], { ancestors: under(8, 1) }),
  category(12, ['Φανταστικό & επιστημονική φαντασία'], { ancestors: under(8, 1), synonyms: ['sci-fi'] }),
  category(18, ['Ιστορία & δοκίμιο', 'History & essays']),
  category(19, ['Ιστορία', 'History'], { ancestors: under(18), synonyms: ['war'] }),
  category(34, ['Παιδικά & εφηβικά'], { synonyms: ['παιδιά', 'παιδί'] }),
  category(35, ['Εικονογραφημένα, 0–6 ετών'], { ancestors: under(34), ages: { from: 0, to: 6 } }),
  category(50, ['Ξενόγλωσσα', 'Books in English']),
  category(54, ['Φανταστικό στα αγγλικά', 'Fantasy & science fiction in English'], { ancestors: under(50) }),
  category(58, ['Δώρα', 'Gifts']),
  category(60, ['Δημοτικό']),
  { ...category(3, ['Αποστολή και επιστροφές'], { synonyms: ['returns'] }), kind: 'page', key: 'page3' },
  { ...category(4, ['Ευπώλητα', 'Best sellers'], { synonyms: ['bestsellers'] }), kind: 'section', key: 'section4' },
])
const read = (text: string) => index.read(readQuery(text).tokens)
const named = (text: string) => read(text).named.map(({ id }) => id)

describe('a query', () => {
  it.each<[string, number[]]>([
    ['ιστορία', [19]],
    ['istoria', [19]],
    ['history books', [19]],
    ['επιστημονικη φαντασια', [12]],
    ['sci-fi', [12]],
    ['αστυνομικά μυθιστορήματα', [7, 11]],
    ['ελληνικά αστυνομικά', [7]],
    ['βιβλία για παιδιά 5 ετών', [35]],
    ['5χρονα', [35]],
    ['fantasy in english', [54]],
    ['δώρο για παιδί', [58, 34]],
    ['α δημοτικού', [60]],
    ['ιστορία α δημοτικού', [19, 60]],
    ['επιστροφές', [3]],
    ['πότε κάνω επιστροφές', [3]],
    ['how do I get returns', []],
    ['best sellers', [4]],
    ['ευπωλητα βιβλια', [4]],
    ['ευπώλητα αστυνομικά', [7, 11, 4]],
    ['ευπώλητα στην Αθήνα', []],
    ['best history books', [19]],
    ['Ελληνική λογοτεχνία', [2]],
    ['Τζ. Μ. Μπάρι', []],
    ['φαντασία', []],
    ['ιστορία πορφυρής δούλης', []],
    ['', []],
  ])('%j names %j', (text, ids) => {
    expect(named(text)).toEqual(ids)
  })

  it('keeps words of a name from being mended, also where they name nothing alone', () => {
    expect(read('φαντασία').tokens.map(({ isTopicWord }) => isTopicWord)).toEqual([true])
    expect(read('σοφία').tokens.map(({ isTopicWord }) => isTopicWord)).toEqual([undefined])
  })

  it('searches the words and the products of the topic, and does not require words that say little', () => {
    const [crime, novels] = read('αστυνομικά μυθιστορήματα').tokens
    expect(crime).toMatchObject({ topics: ['c7', 'c11'], leads: ['c7', 'c11'], kind: 'word' })
    expect(novels?.kind).toBe('small')
  })

  it('of which a part names a topic also matches its products', () => {
    const { tokens, named: whole, partly } = read('ιστορία πορφυρής δούλης')
    expect([whole, partly.map(({ id }) => id), tokens[0]?.topics]).toEqual([[], [19], ['c18', 'c19']])
  })
})

test('a word is mended only into one of its length and script, or the end of a compound', () => {
  const words = new TopicIndex([
    category(1, ['Κριτική', 'Diaries']),
    category(2, ['Ψυχολογία'], { synonyms: ['στίχοι'] }),
  ])
  const mend = (text: string) => words.mend(readQuery(text).tokens, () => true)
  expect([mend('Κρήτη'), mend('διαρκείας'), mend('dairies')]).toEqual([null, null, 'diaries'])
  expect(mend('παιδοψυχολογία')).toBe('ψυχολογια')
  expect(mend('παιδο'.repeat(3).concat('ψυχολογία'))).toBe('ψυχολογια')
  expect(mend('παιδο'.repeat(4).concat('ψυχολογία'))).toBeNull()
  expect(words.read(readQuery('στοιχεία').tokens).named).toEqual([])
  expect(words.read(readQuery('στίχος').tokens).named).toHaveLength(1)
})

test('a synonym goes before a part of a longer name', () => {
  const topics = new TopicIndex([
    category(1, ['Παιδικά & εφηβικά']),
    category(2, ['Εφηβικά, 12+ ετών'], { ancestors: under(1), synonyms: ['εφηβικά'] }),
  ])
  expect(topics.read(readQuery('efhvika').tokens).named.map(({ id }) => id)).toEqual([2])
})

test('a school class is searched as itself, whatever it names', () => {
  const [history, grade] = read('ιστορία α δημοτικού').tokens
  expect([grade?.kind, grade?.topics, grade?.leads]).toEqual(['grade', undefined, undefined])
  expect([history?.topics?.includes('c19'), history?.leads]).toEqual([true, undefined])
})

test('a mistyped name is mended, a known word is not', () => {
  const { tokens } = readQuery('αστυνομκά')
  expect(index.mend(tokens, () => true)).toBe('αστυνομικο')
  expect(index.mend(tokens, () => false)).toBeNull()
})

test('a name is known by its parts, each with what follows for all of them', () => {
  const forms = (name: string) => nameForms(name).map(({ words }) => words.join(' '))
  expect(forms('Crime & thrillers')).toEqual(['crime thrillers', 'crime', 'thrillers'])
  expect(forms('Fantasy & science fiction in English').slice(1)).toEqual(['fantasy english', 'science fiction english'])
  expect(forms('Εφηβικά, 12+ ετών')).toContain('εφηβικα')
})

test('ages stand in names', () => {
  expect(agesIn('Εικονογραφημένα, 0–6 ετών')).toEqual({ from: 0, to: 6 })
  expect(agesIn('Εφηβικά, 12+ ετών')).toEqual({ from: 12, to: 18 })
  expect(agesIn('Ιστορία')).toBeNull()
})
