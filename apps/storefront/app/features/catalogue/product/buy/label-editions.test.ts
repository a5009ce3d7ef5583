import { expect, test } from 'vitest'
import { type EditionLabels, labelEditions } from './label-editions.ts'

const identityLabels: EditionLabels = { binding: (binding) => binding, language: (language) => language }

type Edition = Parameters<typeof labelEditions>[0][number]

const edition = (
  binding: Edition['binding'],
  bookLanguage: Edition['bookLanguage'],
  publisher: string,
  year = 2020,
): Edition => ({
  id: 1,
  url: 'x',
  name: 'Χ',
  nameLanguage: 'el',
  isbn: null,
  price: 1000,
  availability: 'available',
  binding,
  bookLanguage,
  publisher,
  year,
})

test.each<[string, Edition[], string[]]>([
  [
    'bindings alone, in one language',
    [edition('paperback', 'el', 'Α'), edition('hardback', 'el', 'Α')],
    ['paperback', 'hardback'],
  ],
  [
    'bindings and languages',
    [edition('paperback', 'el', 'Α'), edition('paperback', 'en', 'B'), edition('hardback', 'en', 'B')],
    ['paperback, el', 'paperback, en', 'hardback, en'],
  ],
  [
    'publishers, where binding and language are the same',
    [edition('paperback', 'el', 'Α'), edition('paperback', 'el', 'Β'), edition('hardback', 'el', 'Β')],
    ['paperback, Α', 'paperback, Β', 'hardback'],
  ],
  [
    'years, where the publisher is the same too',
    [edition('paperback', 'el', 'Α', 1998), edition('paperback', 'el', 'Α', 2021)],
    ['paperback, Α, 1998', 'paperback, Α, 2021'],
  ],
  ['publishers, where nothing else is known', [edition(null, null, 'Α'), edition(null, null, 'Β')], ['Α', 'Β']],
])('%s', (_, editions, labels) => {
  expect(labelEditions(editions, identityLabels)).toEqual(labels)
})
