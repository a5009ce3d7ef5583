// Characters as people count them: a letter with its accents is one, and so is a picture made of several.

const segmenter = new Intl.Segmenter('el', { granularity: 'grapheme' })

export const charactersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Its beginning, of at most `most` UTF-16 units, that does not end within a character. */
export function cutText(text: string, most: number): string {
  let kept = ''
  for (const { segment } of segmenter.segment(text)) {
    if (kept.length + segment.length > most) break
    kept += segment
  }
  return kept
}
