// The bars of an EAN-13: 95 modules, a bar where a module is dark. The first digit is encoded by the choice of the set,
// of two, for each of the next six digits.

const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]

const inverted = (code: string): string => [...code].map((module) => (module === '1' ? '0' : '1')).join('')
const reversed = (code: string): string => [...code].reverse().join('')

const RIGHT = ODD.map(inverted)
const EVEN = RIGHT.map(reversed)

/** Which of digits two to seven use the even set, by the first digit. */
const EVEN_PLACES = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'].map(
  (places) => new Set([...places].map(Number)),
)

const GUARD = '101'
const MIDDLE = '01010'

/** Number of modules: the width of the bars. */
export const EAN_MODULES = 95

/** `1` for a dark module, `0` for a light one. @param ean thirteen digits with a valid check digit */
export function eanModules(ean: string): string {
  const digits = [...ean].map(Number)
  const [first = 0, ...drawn] = digits
  const places = EVEN_PLACES[first] ?? new Set()
  const left = drawn.slice(0, 6).map((digit, place) => (places.has(place) ? EVEN[digit] : ODD[digit]))
  const right = drawn.slice(6).map((digit) => RIGHT[digit])
  return [GUARD, ...left, MIDDLE, ...right, GUARD].join('')
}
