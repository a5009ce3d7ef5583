// The page of a bank on which a payment ends as a button says.

import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  type BankChoice,
  type BankChoices,
  bankChoices,
  findBankChoice,
  shownInstalments,
  withInstalments,
} from './bank-choices.ts'
import { bankPage, errorPage, returnPage, sendPage, stayPage } from './bank-page.ts'

/** How the browser goes back: to an address, or with a form. */
export type WayBack = { url: string } | { action: string; fields: readonly (readonly [string, string])[] }

export interface ChoicePage<Payment> {
  bank: string
  /** Of the page; the payment is its parameter. */
  path: string
  parameter: string
  /** Null for one that is not there, or has ended. */
  find(id: string): Payment | null
  /** Where the bank has others than all banks have. */
  choices?: BankChoices
  shown(payment: Payment): Readonly<Record<string, string>>
  /** In how many the shop asks for. */
  instalments?(payment: Payment): number
  end(payment: Payment, choice: BankChoice): Promise<WayBack>
}

const formType = 'application/x-www-form-urlencoded'

export function readForms(app: FastifyInstance): void {
  app.removeContentTypeParser(formType)
  app.addContentTypeParser(
    formType,
    { parseAs: 'string' },
    async (_: unknown, body: string) => new URLSearchParams(body),
  )
}

type Query = Readonly<Record<string, string | undefined>>

export function registerChoicePage<Payment>(app: FastifyInstance, choicePage: ChoicePage<Payment>): void {
  const { bank, path, parameter, find, end, instalments, choices = bankChoices } = choicePage
  app.register(async (scope) => {
    readForms(scope)
    scope.get<{ Querystring: Query }>(path, ({ query }, reply) =>
      showPayment(reply, choicePage, query[parameter] ?? ''),
    )
    scope.post<{ Querystring: Query; Body: URLSearchParams }>(path, async ({ query, body }, reply) => {
      const payment = find(query[parameter] ?? '')
      const choice = findBankChoice(choices, body.get('choice') ?? '')
      if (!payment || !choice) return sendPage(reply, errorPage(bank, 'There is no such payment.'), 404)
      const back = await end(payment, withInstalments(choice, instalments?.(payment) ?? 1))
      if (choice.browser === 'stays') return sendPage(reply, stayPage(bank))
      if (choice.browser === 'returns_twice') await goBack(back)
      return 'url' in back ? reply.redirect(back.url, 303) : sendPage(reply, returnPage(back.action, back.fields))
    })
  })
}

export function showPayment<Payment>(
  reply: FastifyReply,
  { bank, path, parameter, find, shown, instalments, choices = bankChoices }: ChoicePage<Payment>,
  id: string,
): FastifyReply {
  const payment = find(id)
  if (!payment) return sendPage(reply, errorPage(bank, 'There is no such payment.'), 404)
  const action = `${path}?${new URLSearchParams({ [parameter]: id })}`
  const terms = { ...shown(payment), ...shownInstalments(instalments?.(payment) ?? 1) }
  return sendPage(reply, bankPage({ bank, action, shown: terms, choices }))
}

async function goBack(back: WayBack): Promise<void> {
  const request =
    'url' in back
      ? fetch(back.url, { redirect: 'manual' })
      : fetch(back.action, {
          ...{ method: 'POST', redirect: 'manual', headers: { 'content-type': formType } },
          body: new URLSearchParams(back.fields.map(([name, value]) => [name, value])).toString(),
        })
  await request.catch(() => null)
}
