// Stopping e-mails with coupons by their link: a mail program does it by one POST (RFC 8058), and whoever follows the link
// presses a button. A GET changes nothing, as programs that look for malware follow links, too.

import { languages } from '@stoa/domain/language'
import type { Database } from '../../database/connect.ts'
import type { Callback, CallbackAnswer, CallbackRequest } from '../../http/callbacks.ts'
import { stopEmailsOf } from './coupon-emails.service.ts'
import { type CouponStopState, couponStopPage } from './coupon-stop.view.ts'
import { couponStopPath, readCouponStop } from './coupon-stop-link.ts'

export interface CouponStopDeps {
  db: Database
  /** The shop's. */
  secret: Uint8Array
}

export function couponStopCallbacks({ db, secret }: CouponStopDeps): Callback[] {
  const answer = ({ params }: CallbackRequest, state: CouponStopState): CallbackAnswer => {
    const language = languages.find((one) => one === params.language) ?? 'el'
    return { status: state === 'unknown' ? 404 : 200, html: couponStopPage(language, state) }
  }
  return [
    {
      method: 'GET',
      path: couponStopPath,
      handle: async (request) => answer(request, readCouponStop(secret, request.params) === null ? 'unknown' : 'asked'),
    },
    {
      method: 'POST',
      path: couponStopPath,
      // mail programs send multipart/form-data (RFC 8058, 3.1), and what they say is said by the link
      accepts: '*',
      async handle(request) {
        const customerId = readCouponStop(secret, request.params)
        if (customerId === null) return answer(request, 'unknown')
        await stopEmailsOf(db, customerId)
        return answer(request, 'stopped')
      },
    },
  ]
}
