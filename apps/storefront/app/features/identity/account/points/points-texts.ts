// Which text says why points changed, and what earns them. A kind of another release has a plain text, and no rule.

import { type TransactionKind, transactionKinds } from '@stoa/domain/ordering/loyalty/transaction-kinds'

const isKnown = (kind: string): kind is TransactionKind => Object.hasOwn(transactionKinds, kind)

/** What is reverted is either what an order had earned or what it had used. */
export function entryKey(kind: string, points: number) {
  if (kind === 'Revert') return points > 0 ? 'Restored' : 'Revert'
  return isKnown(kind) ? kind : 'Custom'
}

const ruleKinds = ['Credit', 'ForConsumption', 'Register', 'EnterBirthday', 'EnterGender', 'Birthday'] as const

export const ruleKey = (kind: string): (typeof ruleKinds)[number] | undefined =>
  ruleKinds.find((candidate) => candidate === kind)

/** `+58`, `−1.340`; in English `−1,340` */
export const signedPoints = (points: number, language: string): string =>
  `${points < 0 ? '−' : '+'}${new Intl.NumberFormat(language).format(Math.abs(points))}`
