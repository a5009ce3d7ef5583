// The shop in one language: its messages, its URLs, and its API for data that a test needs.

import { getProductByUrl, type Product } from '@stoa/contract/catalogue/catalogue'
import { type CallOptions, type Client, httpClient } from '@stoa/contract/client'
import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import { type Branch, listBranches } from '@stoa/contract/ordering/branches'
import {
  listPaymentTypes,
  listShippingTypes,
  type PaymentType,
  type ShippingType,
} from '@stoa/contract/ordering/checkout'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { type Translate, translatorFor } from './messages.ts'
import { readTestEnvironment } from './test-environment.ts'

export interface Shop {
  language: Language
  t: Translate
  /** The canonical path of a page: `/cart` is `/en/cart` in English. */
  address(path: string): string
  money(cents: number): string
  /** Calls the API; a refusal fails the test. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
  product(url: string): Promise<Product>
  shipping(code: ShippingType['code']): Promise<ShippingType>
  payment(code: PaymentType['code']): Promise<PaymentType>
  branches(): Promise<Branch[]>
}

const createCall =
  (client: Client): Shop['call'] =>
  async (endpoint, input, options) => {
    const outcome = await client.call(endpoint, input, options)
    if (!outcome.ok) throw new Error(`${endpoint.name}: ${outcome.refusal.code}`)
    return outcome.value
  }

function required<Item>(item: Item | undefined, description: string): Item {
  if (item === undefined) throw new Error(`the shop has no ${description}`)
  return item
}

export function createShop(language: Language): Shop {
  const call = createCall(httpClient(readTestEnvironment().origin, language))
  return {
    language,
    t: translatorFor(language),
    address: (path) => (language === 'el' ? path : path === '/' ? '/en' : `/en${path}`),
    money: (cents) => formatMoney(cents, language),
    call,
    product: (url) => call(getProductByUrl, { url }),
    shipping: async (code) =>
      required(
        (await call(listShippingTypes, {})).find((item) => item.code === code),
        code,
      ),
    payment: async (code) =>
      required(
        (await call(listPaymentTypes, {})).find((item) => item.code === code),
        code,
      ),
    branches: () => call(listBranches, {}),
  }
}
