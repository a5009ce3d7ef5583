// The pages of providers, as the sandbox's banks show them. Each is visited in one language and with one pointer, so that
// there are some of all.

import type { Page } from '@playwright/test'
import type { Language } from '@stoa/domain/language'
import { expect, test, uniqueEmail } from '../fixtures.ts'
import { books } from './books.ts'
import { fillCart } from './cart.ts'
import { choose, orderButton, toPaymentStep } from './checkout.ts'
import { setCopies } from './database.ts'
import { type Press, usualPairs, withPointers } from './press.ts'
import type { Shop } from './shop.ts'

interface Provider {
  payment: 'card' | 'viva' | 'paypal' | 'winbank' | 'iris' | 'klarna'
  /** Cards in instalments go to Eurobank, others to Alpha. */
  instalments?: number
  language: Language
  pointer: 'mouse' | 'finger'
}

const providers = {
  Alpha: { payment: 'card', language: 'el', pointer: 'mouse' },
  Eurobank: { payment: 'card', instalments: 3, language: 'en', pointer: 'mouse' },
  Viva: { payment: 'viva', language: 'en', pointer: 'finger' },
  PayPal: { payment: 'paypal', language: 'el', pointer: 'finger' },
  winbank: { payment: 'winbank', language: 'en', pointer: 'mouse' },
  IRIS: { payment: 'iris', language: 'el', pointer: 'mouse' },
  Klarna: { payment: 'klarna', language: 'en', pointer: 'finger' },
} as const satisfies Record<string, Provider>

export type ProviderName = keyof typeof providers

export const providerNames = Object.keys(providers) as ProviderName[]

/** What an order comes to once its buyer has paid there: `name` may hold the amount until the order leaves. */
export const moneyAfter = (name: ProviderName) =>
  name === 'Klarna' || name === 'Alpha'
    ? { payment: 'held', captured: 0, refunds: 0 }
    : { payment: 'paid', captured: 1, refunds: 0 }

interface AtProvider {
  press: Press
  /** From a cart to the page of the provider. Gives the buyer's e-mail. */
  arrive(page: Page, shop: Shop): Promise<string>
}

/** The same journeys at each of these providers. */
export function atProviders<Name extends ProviderName>(
  names: readonly Name[],
  journeys: (name: Name, atProvider: AtProvider) => void,
): void {
  for (const name of names) {
    const provider: Provider = providers[name]
    test.describe(`${name}, ${provider.language}`, () => {
      test.use({ language: provider.language })
      withPointers(
        usualPairs.filter(([pointer]) => pointer === provider.pointer),
        (press) => journeys(name, { press, arrive: (page, shop) => arrive(page, shop, provider, press) }),
      )
    })
  }
}

async function arrive(page: Page, shop: Shop, { payment, instalments }: Provider, press: Press): Promise<string> {
  const email = uniqueEmail(payment)
  await setCopies(books.deposit, 40)
  const { id: productId } = await shop.product(books.deposit)
  await fillCart(page, [{ productId, quantity: instalments ? 4 : 1 }])
  await toPaymentStep(page, shop, email)
  await choose(page, shop, { shipping: 'home', payment })
  if (instalments)
    await page
      .getByRole('combobox', { name: shop.t('checkout.payment.ways.instalments.label') })
      .selectOption(String(instalments))
  await press(orderButton(page, shop))
  await expectAtBank(page)
  return email
}

export const expectAtBank = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toContainText('(sandbox)')

/** What somebody decides there, by the button's label. */
export const bankButton = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
