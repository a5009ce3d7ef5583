// Thirteen-digit codes: the check digit of ISBN-13 and EAN-13, and in-store numbers for products without an ISBN.

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

export const isEan13 = (text: string): boolean =>
  /^\d{13}$/.test(text) && checkDigit(text.slice(0, 12)) === Number(text[12])

/** 979-0 is printed music, not a book. */
export const isIsbn13 = (text: string): boolean => /^97(?:8|9[1-9])/.test(text) && isEan13(text)

/**
 * The ISBN-13 of an ISBN-10, given as nine digits and its check digit (0 to 9 or X); also returns whether that digit
 * was valid.
 */
export function isbn13From10(isbn10: string): { isbn13: string; isValid: boolean } | null {
  if (!/^\d{9}[\dX]$/.test(isbn10)) return null
  const sum = [...isbn10].reduce(
    (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - index),
    0,
  )
  const digits = `978${isbn10.slice(0, 9)}`
  return { isbn13: `${digits}${checkDigit(digits)}`, isValid: sum % 11 === 0 }
}

/** An in-store EAN (GS1's restricted prefixes 20 to 29), valid in this shop only. `number` is 0 to 9,999,999,999. */
export function inStoreEan(number: number): string {
  const digits = `20${number.toString().padStart(10, '0')}`
  return `${digits}${checkDigit(digits)}`
}
