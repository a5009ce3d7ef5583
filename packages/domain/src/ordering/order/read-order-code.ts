// Reads the number of an order as people type it, `STO-26-483920`. It stands on papers and in subjects of e-mails: it never
// opens an order by itself.

/** Greek capitals that look like the Latin ones: the keyboard is often the wrong one. */
const latin: Readonly<Record<string, string>> = { Σ: 'S', Τ: 'T', Ο: 'O' }

/** In any case, with or without its dashes and its letters; null for anything else. */
export function readOrderCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[ΣΤΟ]/g, (letter) => latin[letter] ?? letter)
  const [, year, number] = /^#?(?:STO)?(\d{2})(\d{6,9})$/.exec(letters.replace(/[\s\-–—.]/g, '')) ?? []
  return year && number ? `STO-${year}-${number}` : null
}
