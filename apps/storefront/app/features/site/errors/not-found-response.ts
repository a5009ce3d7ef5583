import type { Problem } from '@stoa/contract/problem'
import type { Language } from '@stoa/domain/language'
import type { Outcome } from '@stoa/domain/outcome'
import { data } from 'react-router'
import type { Shop } from '../../../api/shop-context.ts'
import { loadNotFoundContent } from './load-not-found-content.ts'

/** What a loader throws when the page does not exist: status 404, with the spines to show. */
export const notFoundResponse = async (shop: Shop, language: Language) =>
  data(await loadNotFoundContent(shop, language), { status: 404 })

/** An address that no call can take, such as one that is too long, names nothing either. */
const missing: readonly number[] = [400, 404]

/** The value, or a thrown 404 page. */
export async function valueOr404<Value>(shop: Shop, language: Language, outcome: Outcome<Value, Problem>) {
  if (outcome.ok) return outcome.value
  throw missing.includes(outcome.refusal.status) ? await notFoundResponse(shop, language) : data(null, { status: 500 })
}
