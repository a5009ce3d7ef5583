// What each event of an order's money moves, in double entry: what leaves one account arrives in others, so that the entries of
// an event sum to zero. Above zero is what the shop has or is owed, below it what it owes or has earned. The account of the
// buyer is what an order comes to in money: zero once nobody owes anything for it.

import type { Cents } from '../../money.ts'
import type { PaymentKind } from '../payment/payment-kinds.ts'

/** Where money lies. At a provider until it pays out. */
export type MoneyAccount = `provider:${string}` | 'bank' | 'courier' | 'till'

export type LedgerAccount =
  | MoneyAccount
  /** Above zero what buyers owe, below it what they are owed. */
  | 'buyer'
  /** Goods, delivery and fees with VAT, as agreed. */
  | 'sales'
  /** What can be bought with gift cards. */
  | 'gift_cards'
  /** Gift cards that nobody has bought. */
  | 'granted_cards'
  /** What points have paid, at their value. */
  | 'points'
  /** What providers keep for their services. */
  | 'fees'
  /** What banks have taken back for their customers. */
  | 'chargebacks'

/** What an order consists of: the rest of it is paid with money. */
export interface OrderShares {
  moneyCents: Cents
  giftCardCents: Cents
  pointsCents: Cents
}

interface Amount {
  cents: Cents
}

/** By name: what the event says, and whose id is its subject. Nothing happens twice to the same subject. */
export interface LedgerEvents {
  /** An order. */
  placed: OrderShares
  /** A return, of a part of an order. */
  returned: OrderShares
  /** A change of status with which an order, or what is left of it, comes to nothing. */
  given_back: OrderShares
  /** An order that goes on after it was given up for want of its money, which has come. */
  resumed: Amount
  /** An attempt, whether it pays its order or is a surplus. */
  captured: Amount & { provider: string }
  /** What a provider has paid back. */
  refunded: Amount & { provider: string }
  /** An order that was paid without a provider. */
  received: Amount & { into: MoneyAccount }
  /** A line of the bank's statement: what of it is more than its order waits for, and that it was sent back. */
  overpaid: Amount
  overpaid_repaid: Amount
  /** An order, and a return: what was owed was paid back by hand. */
  order_repaid: Amount
  return_repaid: Amount
  /** A gift card that was bought, or issued to be given away. */
  card_sold: Amount
  card_granted: Amount
  /** A gift card that an order gave back, or that the staff voided: what was left on it. */
  card_returned: Amount
  card_voided: Amount
  /** An entry of a voided card: what an order had given back to it was taken off again. */
  card_emptied: Amount
  /** A line of a provider's statement; below zero a fee that it gives back. */
  fee: Amount & { provider: string }
  paid_out: Amount & { provider: string }
  /** A payout that was none: twice what a provider has collected from the shop's account, as that was booked as paid out. */
  collected: Amount & { provider: string }
  /** A chargeback, and one that the bank gives back. */
  chargeback: Amount & { provider: string }
  chargeback_won: Amount & { provider: string }
}

export type LedgerEventName = keyof LedgerEvents

export interface LedgerEntry {
  account: LedgerAccount
  cents: Cents
}

const move = (from: LedgerAccount, to: LedgerAccount, cents: Cents): LedgerEntry[] => [
  { account: to, cents },
  { account: from, cents: -cents },
]

/** An order comes to all of its shares; what gives some of it back, to these below zero. */
const agree = ({ moneyCents, giftCardCents, pointsCents }: OrderShares): LedgerEntry[] => [
  { account: 'buyer', cents: moneyCents },
  { account: 'gift_cards', cents: giftCardCents },
  { account: 'points', cents: pointsCents },
  { account: 'sales', cents: -(moneyCents + giftCardCents + pointsCents) },
]

const reverse = (entries: LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ account, cents }) => ({ account, cents: -cents }))

const entriesBy: { [Name in LedgerEventName]: (event: LedgerEvents[Name]) => LedgerEntry[] } = {
  placed: agree,
  returned: (shares) => reverse(agree(shares)),
  given_back: (shares) => reverse(agree(shares)),
  resumed: ({ cents }) => move('sales', 'buyer', cents),
  captured: ({ cents, provider }) => move('buyer', `provider:${provider}`, cents),
  refunded: ({ cents, provider }) => move(`provider:${provider}`, 'buyer', cents),
  received: ({ cents, into }) => move('buyer', into, cents),
  overpaid: ({ cents }) => move('buyer', 'bank', cents),
  overpaid_repaid: ({ cents }) => move('bank', 'buyer', cents),
  order_repaid: ({ cents }) => move('bank', 'buyer', cents),
  return_repaid: ({ cents }) => move('bank', 'buyer', cents),
  card_sold: ({ cents }) => move('gift_cards', 'sales', cents),
  card_granted: ({ cents }) => move('gift_cards', 'granted_cards', cents),
  card_returned: ({ cents }) => move('sales', 'gift_cards', cents),
  card_voided: ({ cents }) => move('granted_cards', 'gift_cards', cents),
  card_emptied: ({ cents }) => move('granted_cards', 'gift_cards', cents),
  fee: ({ cents, provider }) => move(`provider:${provider}`, 'fees', cents),
  paid_out: ({ cents, provider }) => move(`provider:${provider}`, 'bank', cents),
  collected: ({ cents, provider }) => move('bank', `provider:${provider}`, cents),
  chargeback: ({ cents, provider }) => move(`provider:${provider}`, 'chargebacks', cents),
  chargeback_won: ({ cents, provider }) => move('chargebacks', `provider:${provider}`, cents),
}

/** Those that move nothing are left out; of an event about nothing there are none. */
export function entriesOf<Name extends LedgerEventName>(event: Name, details: LedgerEvents[Name]): LedgerEntry[] {
  return entriesBy[event](details).filter(({ cents }) => cents !== 0)
}

/** Where the money of an order is that is paid without a provider. */
export function moneyAccountOf({ deposit, keptAtTill }: PaymentKind): MoneyAccount {
  if (deposit) return 'bank'
  return keptAtTill ? 'till' : 'courier'
}
