// What a title is put in order by.

import { foldText } from './fold-text.ts'

/** For alphabetical order in Greek: lower case without accents, Greek letters kept. */
export const sortKey = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
