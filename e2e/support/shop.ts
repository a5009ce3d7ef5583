// The shop as a visitor of one language meets it: its words, its addresses, and its API for the facts a test must know.

import { getProductByUrl, type Product } from '@stoa/contract/catalogue'
import {
  type Branch,
  listBranches,
  listPaymentTypes,
  listShippingTypes,
  type PaymentType,
  type ShippingType,
} from '@stoa/contract/checkout'
import { type CallOptions, type Client, httpClient } from '@stoa/contract/client'
import type { AnswerOf, Endpoint, InputOf } from '@stoa/contract/endpoint'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { readStage } from './stage.ts'
import { type Words, wordsOf } from './words.ts'

export interface Shop {
  language: Language
  t: Words
  /** The true address of a page: `/cart` is `/en/cart` in English. */
  address(path: string): string
  money(cents: number): string
  /** An answer of the API; a refusal fails the test. */
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<AnswerOf<E>>
  product(url: string): Promise<Product>
  shipping(code: ShippingType['code']): Promise<ShippingType>
  payment(code: PaymentType['code']): Promise<PaymentType>
  branches(): Promise<Branch[]>
}

const asking =
  (client: Client): Shop['ask'] =>
  async (endpoint, input, options) => {
    const outcome = await client.call(endpoint, input, options)
    if (!outcome.ok) throw new Error(`${endpoint.name}: ${outcome.refusal.code}`)
    return outcome.value
  }

function found<One>(one: One | undefined, what: string): One {
  if (one === undefined) throw new Error(`the shop has no ${what}`)
  return one
}

export function shopIn(language: Language): Shop {
  const ask = asking(httpClient(readStage().origin, language))
  return {
    language,
    t: wordsOf(language),
    address: (path) => (language === 'el' ? path : path === '/' ? '/en' : `/en${path}`),
    money: (cents) => formatMoney(cents, language),
    ask,
    product: (url) => ask(getProductByUrl, { url }),
    shipping: async (code) =>
      found(
        (await ask(listShippingTypes, {})).find((one) => one.code === code),
        code,
      ),
    payment: async (code) =>
      found(
        (await ask(listPaymentTypes, {})).find((one) => one.code === code),
        code,
      ),
    branches: () => ask(listBranches, {}),
  }
}
