// The data of header, menu and footer, the same on every page.

import { getMainMenu, listSocialMedia, type MenuItem, type SocialMedia } from '@stoa/contract/content/content'
import { type Branch, listBranches } from '@stoa/contract/ordering/branches'
import { listPaymentTypes } from '@stoa/contract/ordering/checkout'
import type { Language } from '@stoa/domain/language'
import { groupHours, type OpenDays } from '@stoa/domain/ordering/delivery/group-hours'
import { instalmentSteps } from '../../../api/instalment-steps.ts'
import { loadTexts } from '../../../api/load-texts.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { companyCodes } from '../../../shared/company-details.ts'

const textCodes = [
  'topbar-shipping',
  'helpdesk-phone',
  'helpdesk-hours',
  'helpdesk-email',
  'footer-motto',
  'demo-notice',
  'withdrawal-link',
  ...companyCodes,
] as const

export type TextCode = (typeof textCodes)[number]

export type ShownLink = Pick<MenuItem, 'title' | 'link'>

/** An item of the menu, with where the links below it lead: their titles are loaded once it is about to be opened. */
export interface ShownItem extends ShownLink {
  id: number
  below: string[]
}

export interface Chrome {
  menu: ShownItem[]
  social: SocialMedia[]
  texts: Partial<Record<TextCode, string>>
  /** The names of the payment methods. */
  payments: string[]
  /** From which amount on a credit card may pay in instalments; null where none may. */
  instalmentsFrom: number | null
  branches: Pick<Branch, 'id' | 'address' | 'city'>[]
  hours: OpenDays[]
  year: number
}

export const toShownItem = ({ id, title, link, children }: MenuItem): ShownItem => ({
  ...{ id, title, link },
  below: children.map((child) => child.link),
})

/** What cannot be loaded is left out: a page must not fail because of its footer. */
export async function loadChrome(shop: Shop, language: Language): Promise<Chrome> {
  const client = shop.client(language)
  const [menu, social, texts, payments, branches] = await Promise.all([
    client.call(getMainMenu, {}),
    client.call(listSocialMedia, {}),
    loadTexts(shop, language, textCodes),
    client.call(listPaymentTypes, {}),
    client.call(listBranches, {}),
  ])
  const stores = valueOr(branches, [])
  const types = valueOr(payments, [])
  return {
    menu: valueOr(menu, []).map(toShownItem),
    social: valueOr(social, []).toSorted((a, b) => a.position - b.position),
    texts,
    payments: types.map(({ name }) => name),
    instalmentsFrom: instalmentSteps(types)[0]?.fromCents ?? null,
    branches: stores.map(({ id, address, city }) => ({ id, address, city })),
    hours: groupHours(stores[0]?.hours ?? []),
    year: new Date(shop.now()).getUTCFullYear(),
  }
}
