/** `12.50`, `12,5` or `12` in cents; null when it is no amount. */
export function parseEuros(text: string): number | null {
  const [, euros, tenths = '', hundredths = ''] = /^(\d{1,6})(?:[.,](\d)(\d)?)?$/.exec(text) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(tenths) * 10 + Number(hundredths)
}
