// The Greek tax number (ΑΦΜ): nine digits, the last a check digit modulo 11.

export function isGreekVatNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const sum = [...text.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * 2 ** (8 - index), 0)
  return (sum % 11) % 10 === Number(text[8])
}
