// A street as ACS takes it: name and house number are fields of their own, and a floor is neither.

export interface AcsStreet {
  name: string
  /** Empty where there is none. */
  number: string
  /** What followed the number: for the courier. */
  rest: string
}

/** `12`, `12Α`, `12 Α`, `12-14`, `12 – 14`, `12/3`, each perhaps after «αρ.» and before what a comma divides from it. */
const numbered =
  /^(?<name>.*?[^\s,]),?\s+(?:αρ(?:ιθμός|ιθ)?\.?\s*)?(?<number>\d+(?:\s?\p{L})?(?:\s?[-–/]\s?\d+(?:\s?\p{L})?)?)(?:\s*,\s*(?<rest>.*))?$/iu

export function splitStreet(street: string): AcsStreet {
  const { name = street.trim(), number = '', rest = '' } = numbered.exec(street.trim())?.groups ?? {}
  return { name, number: number.replaceAll(/\s/g, '').replaceAll('–', '-'), rest }
}
