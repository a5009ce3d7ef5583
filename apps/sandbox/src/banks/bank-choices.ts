// What whoever stands in front of a sandbox bank's page can let happen: how the payment ends, and what becomes of the messages
// about it on their way. Slow, and down, a bank is by the sandbox's faults.

export interface BankChoice {
  /** On its button. */
  label: string
  result: 'approved' | 'refused' | 'cancelled' | 'error'
  /** The message has another digest or signature than its bank would make. */
  altered?: true
  /** The bank has taken one cent of it. */
  wrongAmount?: true
  /** Whether the browser goes back to the shop. */
  browser: 'returns' | 'returns_twice' | 'stays'
  /** When the shop is notified: before the browser goes back, twice, or when somebody presses a button on `/banks`. */
  notification: 'before' | 'before_twice' | 'held' | 'none'
  /** The bank checks the buyer until the notification is let go. */
  checked?: 'accepted' | 'rejected'
  /** By a debit card, which pays at once or not at all. */
  debit?: true
  /** A message that it is under way still comes after the one that says how it ended. */
  reordered?: true
}

const plain = { browser: 'returns', notification: 'before' } as const

export const bankChoices = {
  approve: { label: 'Approve', result: 'approved', ...plain },
  debit: { label: 'Approve, by debit card', result: 'approved', debit: true, ...plain },
  refuse: { label: 'Refuse', result: 'refused', ...plain },
  cancel: { label: 'Cancel', result: 'cancelled', ...plain },
  error: { label: 'Error', result: 'error', ...plain },
  altered: { label: 'Approve, with an altered digest', result: 'approved', altered: true, ...plain },
  wrong_amount: { label: 'Approve one cent', result: 'approved', wrongAmount: true, ...plain },
  lost_return: { label: 'Approve, the browser stays', result: 'approved', browser: 'stays', notification: 'before' },
  lost_notification: {
    label: 'Approve, no notification',
    result: 'approved',
    browser: 'returns',
    notification: 'none',
  },
  lost: { label: 'Approve, nothing arrives', result: 'approved', browser: 'stays', notification: 'none' },
  late: { label: 'Approve, notify later', result: 'approved', browser: 'returns', notification: 'held' },
  doubled: {
    label: 'Approve, everything twice',
    result: 'approved',
    browser: 'returns_twice',
    notification: 'before_twice',
  },
  reordered: { label: 'Approve, messages out of order', result: 'approved', reordered: true, ...plain },
} as const satisfies Record<string, BankChoice>

export type BankChoices = Readonly<Record<string, BankChoice>>

export const findBankChoice = (choices: BankChoices, code: string): BankChoice | undefined =>
  Object.entries(choices).find(([known]) => known === code)?.[1]

/** What comes of a choice where so many instalments were asked for. */
export const withInstalments = (choice: BankChoice, instalments: number): BankChoice =>
  choice.debit && instalments > 1 ? { ...choice, result: 'refused' } : choice

/** As the page shows it; nothing where all is paid at once. */
export const shownInstalments = (instalments: number): Readonly<Record<string, string>> =>
  instalments > 1 ? { Instalments: String(instalments) } : {}
