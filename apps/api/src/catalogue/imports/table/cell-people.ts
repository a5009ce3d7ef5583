// Several names in one cell: "J.K. Rowling, Mary GrandPré" are two people, "Maté, Gabor" is one whose surname stands first.

/** In the order of the cell, each name once. */
export function readNames(text: string): string[] {
  const parts = text.split(/\s*[;|\n]\s*|\s+(?:&|\/|και|and)\s+/).flatMap((part) => namesIn(part))
  return [...new Set(parts.map((name) => name.replace(/\s+/g, ' ').trim()).filter((name) => name !== ''))]
}

/** A comma before a single given name, initials after it or alone, is that of an inverted name; all others separate people. */
function namesIn(text: string): string[] {
  const parts = text.split(/\s*,\s*/)
  const [surname = '', given = ''] = parts
  const isFiled =
    parts.length === 2 && surname !== '' && /^(?:[^\s.]+(?: +\p{Lu}\.)*|(?:\p{Lu}\.[\s-]?){1,3})$/u.test(given)
  return isFiled ? [`${given} ${surname}`] : parts
}
