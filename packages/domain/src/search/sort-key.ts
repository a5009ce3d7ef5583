// The sort key of a title.

import { foldText } from './fold-text.ts'

/** Lower case without accents, Greek letters kept. */
export const sortKey = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
