// The digests of winbank's Paycenter: the password goes out as an MD5, and what a browser brings back is signed with the
// ticket of its payment, which no browser has seen.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const hashedPassword = (password: string): string => createHash('md5').update(password).digest('hex')

/** In this order, behind ticket, terminal, acquirer and our reference. */
const signedFields = [
  'ApprovalCode',
  'Parameters',
  'ResponseCode',
  'SupportReferenceID',
  'AuthStatus',
  'PackageNo',
  'StatusFlag',
] as const

export interface WinbankTerminal {
  posId: string
  acquirerId: string
}

/** In upper-case hexadecimal digits. What is missing from the form counts as empty. */
export function winbankHash(ticket: string, { posId, acquirerId }: WinbankTerminal, form: URLSearchParams): string {
  const fields = signedFields.map((name) => form.get(name) ?? '')
  const message = [ticket, posId, acquirerId, form.get('MerchantReference') ?? '', ...fields].join(';')
  return createHmac('sha256', ticket).update(message).digest('hex').toUpperCase()
}

export function isSignedReturn(ticket: string, terminal: WinbankTerminal, form: URLSearchParams): boolean {
  const expected = Buffer.from(winbankHash(ticket, terminal, form))
  const actual = Buffer.from((form.get('HashKey') ?? '').toUpperCase())
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
