// What an extension says, entry by entry, in the order in which pages and e-mails show it; the words are theirs.

import type { Cents } from '../../money.ts'
import type { BoxItem, GiftCardDetails, LineExtension } from './line-extension.ts'

export type ExtensionEntry =
  | { kind: 'recipient'; values: { name: string; email: string } }
  | { kind: 'sender'; values: { name: string } }
  | { kind: 'amount'; values: { amount: string } }
  | { kind: 'sendOn'; values: { day: string } }
  | { kind: 'message'; values: { text: string } }
  | { kind: 'wrapping'; values: Record<string, never> }
  | { kind: 'text'; values: { text: string } }
  | { kind: 'boxItem'; values: { name: string; quantity: number } }
  | { kind: 'boxWords'; values: { text: string } }

interface Formats<Item> {
  money(cents: Cents): string
  /** Of `2026-11-20`. */
  day(isoDay: string): string
  /** Without it what is in a box is left out: it has lines of its own. */
  name?(item: Item): string
}

export function describeExtension<Item extends BoxItem>(
  { giftCard, wrapping, text, box }: LineExtension<Item>,
  formats: Formats<Item>,
): ExtensionEntry[] {
  return [
    ...(giftCard ? giftCardEntries(giftCard, formats) : []),
    ...(wrapping ? [{ kind: 'wrapping', values: {} } as const] : []),
    ...textEntries('text', text),
    ...(box && formats.name ? thingEntries(box.items, formats.name) : []),
    ...textEntries('boxWords', box?.words),
  ]
}

const thingEntries = <Item extends BoxItem>(items: readonly Item[], nameOf: (item: Item) => string): ExtensionEntry[] =>
  items.map((item) => ({ kind: 'boxItem', values: { name: nameOf(item), quantity: item.quantity } }))

const textEntries = (kind: 'message' | 'text' | 'boxWords', text: string | undefined): ExtensionEntry[] =>
  text ? [{ kind, values: { text } }] : []

const giftCardEntries = (
  { recipientName, recipientEmail, senderName, amountCents, sendOn, message }: GiftCardDetails,
  { money, day }: Pick<Formats<never>, 'money' | 'day'>,
): ExtensionEntry[] => [
  { kind: 'recipient', values: { name: recipientName, email: recipientEmail } },
  ...(senderName ? [{ kind: 'sender', values: { name: senderName } } as const] : []),
  ...(amountCents === undefined ? [] : [{ kind: 'amount', values: { amount: money(amountCents) } } as const]),
  ...(sendOn === undefined ? [] : [{ kind: 'sendOn', values: { day: day(sendOn) } } as const]),
  ...textEntries('message', message),
]
