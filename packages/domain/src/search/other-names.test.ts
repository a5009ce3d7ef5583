import { expect, it, test } from 'vitest'
import { withOtherNames } from './other-names.ts'
import { queryKeys } from './word-keys.ts'

const inTitles = queryKeys('δωροκαρτα')

it.each(['δωροεπιταγη', 'δωροεπιταγεσ', 'dwroepitagh', 'δωροκουπονια'])(
  '%s is read with the word of the title too',
  (word) => {
    const own = queryKeys(word)
    expect(withOtherNames(own)).toEqual({
      skeletons: [...own.skeletons, ...inTitles.skeletons],
      stems: [...own.stems, ...inTitles.stems],
    })
  },
)

test('any other word is read as it is', () => {
  for (const word of ['δωρο', 'επιταγη', 'δωροκαρτα']) expect(withOtherNames(queryKeys(word))).toEqual(queryKeys(word))
})
