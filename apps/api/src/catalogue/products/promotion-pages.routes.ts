// The endpoints of the promotions that everybody gets.

import * as contract from '@stoa/contract/catalogue/promotions'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { viewPromotion } from './offers.view.ts'
import { getPromotion, livePromotions } from './promotion-pages.service.ts'
import type { PromotionSource } from './public-promotions.service.ts'

export function promotionPageOperations(db: Executor, promotions: PromotionSource): Operation[] {
  return [
    operation(contract.listPromotions, async (_, call) => {
      call.tag('promotions')
      const live = livePromotions(await promotions.get(call.now), call.now)
      if (live.validUntil !== null) call.validUntil(live.validUntil)
      return done(live.promotions.map((promotion) => viewPromotion(promotion, false, call.language)))
    }),
    operation(contract.getPromotionByUrl, async ({ url }, call) => {
      call.tag('promotions')
      const known = await promotions.get(call.now)
      const { validUntil } = livePromotions(known, call.now)
      if (validUntil !== null) call.validUntil(validUntil)
      const result = await getPromotion(db, url, known, call.now)
      if (!result.ok) return result
      return done(viewPromotion(result.value.promotion, result.value.isOver, call.language))
    }),
  ]
}
