// The check digit of Greek VAT numbers, for both registers.

export function isGreekNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * 2 ** (8 - index), 0)
  return (sum % 11) % 10 === Number(text[8])
}
