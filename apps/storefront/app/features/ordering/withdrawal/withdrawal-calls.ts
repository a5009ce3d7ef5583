// Loaded with the first call: the API client is larger than the whole page.

import type { Client } from '@stoa/contract/client'
import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import {
  declareWithdrawal,
  findWithdrawable,
  getWithdrawalDocument,
  previewWithdrawal,
  type StatedWithdrawal,
  type WithdrawableOrder,
  type WithdrawalTerms,
} from '@stoa/contract/ordering/withdrawals'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../../api/browser-client.ts'

export type Answer<Value> = { value: Value } | { refusal: { code: string; title: string } }

async function ask<E extends Endpoint>(
  language: Language,
  endpoint: E,
  input: InputOf<E>,
  options?: Parameters<Client['call']>[2],
): Promise<Answer<OutputOf<E>>> {
  const outcome = await browserClient(language).call(endpoint, input, options)
  return outcome.ok ? { value: outcome.value } : { refusal: outcome.refusal }
}

export const findOrder = (
  language: Language,
  input: InputOf<typeof findWithdrawable>,
): Promise<Answer<WithdrawableOrder>> => ask(language, findWithdrawable, input)

export const previewTerms = (
  language: Language,
  input: InputOf<typeof previewWithdrawal>,
): Promise<Answer<WithdrawalTerms>> => ask(language, previewWithdrawal, input)

export const getDocument = (
  language: Language,
  input: InputOf<typeof getWithdrawalDocument>,
): Promise<Answer<OutputOf<typeof getWithdrawalDocument>>> => ask(language, getWithdrawalDocument, input)

/** `key`: the same for every try of one statement. */
export const stateWithdrawal = (
  language: Language,
  input: InputOf<typeof declareWithdrawal>,
  key: string,
): Promise<Answer<StatedWithdrawal>> => ask(language, declareWithdrawal, input, { idempotencyKey: key })
