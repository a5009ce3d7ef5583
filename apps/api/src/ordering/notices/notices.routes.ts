// The endpoints of back-in-stock notices.

import * as contract from '@stoa/contract/ordering/notices'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { NoticeRow } from './notices.queries.ts'
import * as service from './notices.service.ts'
import { viewNotice } from './notices.view.ts'

export function noticeOperations(db: Database): Operation[] {
  const respond = (result: Outcome<NoticeRow, Refusal<'notice_not_found'>>, { language }: Call) =>
    result.ok ? done(viewNotice(result.value, language)) : result
  return [
    operation(contract.requestStockNotice, async ({ productId, email }, { language, now }) => {
      const outcome = await service.requestNotice(db, now, { productId, email, language })
      return outcome.ok ? done({ accepted: true as const }) : outcome
    }),
    operation(contract.getStockNotice, async ({ uid }, call) => {
      // the state may change before the next request: not to be cached
      call.validUntil(call.now)
      return respond(await service.getNotice(db, uid), call)
    }),
    operation(contract.confirmStockNotice, async ({ uid }, call) =>
      respond(await service.confirmNotice(db, call.now, uid), call),
    ),
    operation(contract.stopStockNotice, async ({ uid }, call) => respond(await service.stopNotice(db, uid), call)),
  ]
}
