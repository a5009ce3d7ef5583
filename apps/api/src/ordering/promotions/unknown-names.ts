// What a promotion's file names by an id or a code and the shop does not have: it would never act, or not as it was meant.

import type { Effect } from '@stoa/domain/ordering/promotions/promotion'
import type { Executor } from '../../database/transaction.ts'
import { type PromotionFile, unknownName } from './promotion-file.ts'
import { isGiftCard, listDimensionIds, listRuleNames, type RuleNameKind, ruleNameKinds } from './rule-names.queries.ts'

interface NamedAt {
  kind: RuleNameKind
  key: unknown
  path: string
}

const isKind = (name: string): name is RuleNameKind => ruleNameKinds.some((kind) => kind === name)

const inList = (kind: RuleNameKind, keys: readonly unknown[], path: string): NamedAt[] =>
  keys.map((key, index) => ({ kind, key, path: `${path}.${index}` }))

/** However deep it stands in a filter or a condition. */
function namedWithin(part: unknown, path: string): NamedAt[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const at = `${path}.${name}`
    return isKind(name) && Array.isArray(value) ? inList(name, value, at) : namedWithin(value, at)
  })
}

/** Each with its path. */
export async function listUnknownNames(
  db: Executor,
  { target, condition, effect, groupIds }: PromotionFile,
): Promise<string[]> {
  const named: NamedAt[] = [
    ...namedWithin(target, 'target'),
    ...namedWithin(condition, 'condition'),
    ...(effect.kind === 'gift' ? [{ kind: 'product' as const, key: effect.productId, path: 'effect.productId' }] : []),
    ...inList('customerGroup', groupIds ?? [], 'groupIds'),
  ]
  if (named.length === 0) return []
  const keys = [...Map.groupBy(named, ({ kind }) => kind)]
  const rows = await listRuleNames(db, new Map(keys.map(([kind, some]) => [kind, some.map(({ key }) => String(key))])))
  const known = new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
  const unknown = named
    .filter(({ kind, key }) => !known.has(`${kind} ${key}`))
    .map(({ kind, key, path }) => `${path}: ${unknownName(kind, key)}`)
  return [...unknown, ...(await listUnknownForms(db, effect))]
}

/** A gift is given in one of the forms that its product comes in; 0 when it has one only. */
async function listUnknownForms(db: Executor, effect: Effect): Promise<string[]> {
  if (effect.kind !== 'gift') return []
  const { productId, dimensionId } = effect
  if (await isGiftCard(db, productId)) return ['effect.productId: a gift card is no gift of a promotion']
  const forms = await listDimensionIds(db, productId)
  const isKnown = forms.length === 0 ? dimensionId === 0 : forms.includes(dimensionId)
  return isKnown ? [] : [`effect.dimensionId: ${unknownName('form', dimensionId)} of product ${productId}`]
}
