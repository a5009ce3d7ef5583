// Two attributes only of generated books, so that their lists have long facets too.

import { greekNouns } from './words/greek-nouns.ts'
import { greekPlaces } from './words/greek-words.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const themes = 60

export const ownAttributes = {
  theme: {
    attribute: { code: 'theme', nameEl: 'Θέμα', nameEn: 'Theme' },
    values: greekNouns.slice(0, themes).map(({ nominative }) => ({ nameEl: capital(nominative), nameEn: null })),
  },
  setting: {
    attribute: { code: 'setting', nameEl: 'Πού διαδραματίζεται', nameEn: 'Where it is set' },
    values: greekPlaces.map(([at]) => ({ nameEl: at.replace(/^\S+ /, ''), nameEn: null })),
  },
} as const
