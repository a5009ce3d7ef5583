// How the sandbox's banks notify the shop: the messages of a choice in their order, some kept back until somebody lets them go.

import type { BankChoice } from './bank-choices.ts'

export interface BankMessage {
  url: string
  /** `application/x-www-form-urlencoded` or `application/json`. */
  type: string
  body: string
  headers?: Readonly<Record<string, string>>
  /** Done before it is sent. */
  before?: () => void
}

export interface BankNotifications {
  /** Sends what the choice says, one after the other. `underWay`: what a bank says before it knows. Rejects never. */
  notify(choice: BankChoice, message: BankMessage, underWay: BankMessage): Promise<void>
  /** Lets those go that are held. Gives the statuses with which they were answered; 0 where nobody answers. */
  sendHeld(): Promise<number[]>
  countHeld(): number
}

export async function postMessage({ url, type, body, headers = {}, before }: BankMessage): Promise<number> {
  before?.()
  const signal = AbortSignal.timeout(5000)
  const answer = fetch(url, { method: 'POST', headers: { ...headers, 'content-type': type }, body, signal })
  return answer.then(({ status }) => status).catch(() => 0)
}

export function createNotifications(): BankNotifications {
  let held: BankMessage[] = []
  return {
    async notify(choice, message, underWay) {
      if (choice.notification === 'none') return
      if (choice.notification === 'held') {
        held.push(message)
        return
      }
      await postMessage(message)
      if (choice.notification === 'before_twice') await postMessage(message)
      if (choice.reordered) await postMessage(underWay)
    },
    async sendHeld() {
      const messages = held
      held = []
      const statuses: number[] = []
      for (const message of messages) statuses.push(await postMessage(message))
      return statuses
    },
    countHeld: () => held.length,
  }
}
