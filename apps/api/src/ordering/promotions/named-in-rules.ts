// What the rules of a coupon name by an id or a code, and how it is called.

import type { Language } from '@stoa/domain/language'
import { type RuleTest, testsOf } from '@stoa/domain/ordering/promotions/asked-facts'
import type { Coupon } from '@stoa/domain/ordering/promotions/decide-coupon'
import { inLanguage } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import { listRuleNames, type RuleNameKind } from './rule-names.queries.ts'

/** Null for what the shop no longer has. */
export type NameOf = (kind: RuleNameKind, key: number | string) => string | null

export interface Named {
  kind: RuleNameKind
  keys: readonly (number | string)[]
}

/** Of one test, and not of what it consists of. */
export function namedBy(test: RuleTest): Named | null {
  if ('category' in test) return { kind: 'category', keys: test.category }
  if ('contributor' in test) return { kind: 'contributor', keys: test.contributor }
  if ('publisher' in test) return { kind: 'publisher', keys: test.publisher }
  if ('series' in test) return { kind: 'series', keys: test.series }
  if ('attribute' in test) return { kind: 'attribute', keys: test.attribute }
  if ('product' in test) return { kind: 'product', keys: test.product }
  if ('customerGroup' in test) return { kind: 'customerGroup', keys: test.customerGroup }
  return 'shipping' in test ? { kind: 'shipping', keys: test.shipping } : null
}

function namedIn({ target, condition, effect, groupIds }: Coupon): Named[] {
  return [
    ...[...testsOf(target), ...testsOf(condition)].flatMap((test) => namedBy(test) ?? []),
    ...(effect.kind === 'gift' ? [{ kind: 'product' as const, keys: [effect.productId] }] : []),
    ...(groupIds ? [{ kind: 'customerGroup' as const, keys: groupIds }] : []),
  ]
}

/** Nothing is read where no coupon names anything. */
export async function readNames(db: Executor, coupons: readonly Coupon[], language: Language): Promise<NameOf> {
  const keys = new Map<RuleNameKind, string[]>()
  for (const named of coupons.flatMap(namedIn))
    keys.set(named.kind, [...(keys.get(named.kind) ?? []), ...named.keys.map(String)])
  const rows = keys.size === 0 ? [] : await listRuleNames(db, keys)
  const names = new Map(rows.map((row) => [`${row.kind} ${row.key}`, inLanguage(row.name_el, row.name_en, language)]))
  return (kind, key) => names.get(`${kind} ${key}`) ?? null
}
