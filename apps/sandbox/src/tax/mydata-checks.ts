// What the sandbox's myDATA finds wrong with a document: the codes and words are its own.

const elementsOf = (message: string, name: string): string[] =>
  Array.from(message.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs')), ([, content]) => content ?? '')

export const contentOf = (message: string, name: string): string => elementsOf(message, name)[0] ?? ''

const centsOf = (message: string, name: string): number => Math.round(Number(contentOf(message, name)) * 100)
const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Basis points by category. */
const rates: Readonly<Record<string, number>> = {
  1: 2400,
  2: 1300,
  3: 600,
  4: 1700,
  5: 900,
  6: 400,
  7: 0,
  9: 300,
}

/** The income that goods may be classified as, by type. */
const incomeTypes: Readonly<Record<string, readonly string[]>> = {
  '1.1': ['E3_561_001'],
  '1.2': ['E3_561_005'],
  '5.1': ['E3_561_001', 'E3_561_005'],
  '11.1': ['E3_561_003'],
  '11.4': ['E3_561_003'],
}

const sequence = ['issuer', 'invoiceHeader', 'paymentMethods', 'invoiceDetails', 'invoiceSummary']

function isOutOfOrder(message: string): boolean {
  const positions = sequence.map((name) => message.indexOf(`<${name}>`))
  return positions.includes(-1) || positions.some((position, index) => position < (positions[index - 1] ?? 0))
}

function rowError(row: string): string | null {
  const rate = rates[contentOf(row, 'vatCategory')]
  if (rate === undefined) return '204 vatCategory is not valid'
  if (rate === 0 && contentOf(row, 'vatExemptionCategory') === '') return '217 vatExemptionCategory is missing'
  const [net, vat] = [centsOf(row, 'netValue'), centsOf(row, 'vatAmount')]
  if (Math.abs(Math.round((net * rate) / 10_000) - vat) > 1) return '203 vatAmount does not fit netValue'
  return centsOf(row, 'icls:amount') === net ? null : '303 the classification does not sum to netValue'
}

/** As `code message`; null when there is nothing wrong. */
export function findError(message: string, issuer: string): string | null {
  if (isOutOfOrder(message)) return '101 XML elements are missing or out of order'
  if (contentOf(contentOf(message, 'issuer'), 'vatNumber') !== issuer) return '201 the issuer is not the user'
  const type = contentOf(message, 'invoiceType')
  const isRetail = type.startsWith('11.')
  if (isRetail === message.includes('<counterpart>')) return '206 counterpart does not fit the type'
  if (['5.1', '11.4'].includes(type) && contentOf(message, 'correlatedInvoices') === '')
    return '227 correlatedInvoices is missing'
  if (elementsOf(message, 'icls:classificationType').some((one) => !incomeTypes[type]?.includes(one)))
    return '314 the classification is not allowed for the type'
  const rows = elementsOf(message, 'invoiceDetails')
  const wrong = rows.map(rowError).find((error) => error !== null)
  if (wrong) return wrong
  const [net, vat, gross] = ['totalNetValue', 'totalVatAmount', 'totalGrossValue'].map((name) => centsOf(message, name))
  const isSum =
    sumOf(rows.map((row) => centsOf(row, 'netValue'))) === net &&
    sumOf(rows.map((row) => centsOf(row, 'vatAmount'))) === vat
  if (!isSum || Number(net) + Number(vat) !== gross) return '208 the summary is not the sum of its rows'
  const paid = sumOf(elementsOf(message, 'paymentMethodDetails').map((payment) => centsOf(payment, 'amount')))
  return paid === gross ? null : '220 payments do not sum to totalGrossValue'
}
