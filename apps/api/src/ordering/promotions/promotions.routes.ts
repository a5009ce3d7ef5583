// The endpoint of a customer's own coupons.

import * as contract from '@stoa/contract/ordering/coupons'
import { isOver } from '@stoa/domain/ordering/promotions/decide-coupon'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { viewCoupon } from './customer-coupons.view.ts'
import { readNames } from './named-in-rules.ts'
import { listOwnCoupons } from './promotions.service.ts'

const maxCoupons = 100

export function promotionOperations(db: Database): Operation[] {
  return [
    operation(contract.listCoupons, async ({ excludeInactive = false }, { caller, language, now }) => {
      const all = await listOwnCoupons(db, customerOf(caller).customerId, now, { limit: maxCoupons, codeId: null })
      const coupons = all.filter(({ refusal }) => !excludeInactive || !isOver(refusal?.code ?? null))
      const nameOf = await readNames(
        db,
        coupons.map(({ coupon }) => coupon),
        language,
      )
      return done({ coupons: coupons.map((one) => viewCoupon(one, nameOf, language)) })
    }),
  ]
}
