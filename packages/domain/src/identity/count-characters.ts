// Characters as people count them: a letter with its accents is one, and so is a picture made of several.

const segmenter = new Intl.Segmenter('el', { granularity: 'grapheme' })

export const charactersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
