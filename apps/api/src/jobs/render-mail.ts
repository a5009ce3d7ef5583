// The letters are written in TSX, which Node does not run: here they come from the build. Tests hand in the source instead.

import type { Letters } from '../../mails/letters.ts'

/** Throws at the start when nothing was built, rather than at the first letter. */
export async function loadLetters(): Promise<Letters> {
  const built = new URL('../../build/mails/letters.js', import.meta.url)
  const { letters }: { letters: Letters } = await import(built.href)
  return letters
}
