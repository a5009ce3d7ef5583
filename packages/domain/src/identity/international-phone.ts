// Phone numbers as carriers take them. What is stored are digits: of Greece and Cyprus mostly without the country's code.

const codes: Readonly<Record<string, { code: string; digits: number }>> = {
  GR: { code: '30', digits: 10 },
  CY: { code: '357', digits: 8 },
}

/** `+306900000000`. `digits`: as stored; `iso`: of the address. */
export function internationalPhone(digits: string, iso: string): string {
  const full = digits.replace(/^00/, '')
  const home = codes[iso]
  return home?.digits === full.length ? `+${home.code}${full}` : `+${full}`
}
