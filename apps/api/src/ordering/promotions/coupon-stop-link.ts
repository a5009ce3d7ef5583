// The link by which a reader stops e-mails with coupons, without signing in. It is signed, says whose they are, and can do
// nothing else; it does not expire, as the e-mail that brings it does not.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@stoa/domain/language'

export const couponStopPath = '/api/coupon-emails/stop/:language/:customer/:signature'

interface StopLink {
  customerId: number
  language: Language
}

const signatureOf = (secret: Uint8Array, customer: string): Buffer =>
  createHmac('sha256', secret).update(`no coupons by e-mail for ${customer}`).digest()

export function couponStopUrl(origin: string, secret: Uint8Array, { customerId, language }: StopLink): string {
  const signature = signatureOf(secret, String(customerId)).toString('base64url')
  return `${origin}/api/coupon-emails/stop/${language}/${customerId}/${signature}`
}

/** Null when it is not one of ours. */
export function readCouponStop(secret: Uint8Array, { customer = '', signature = '' }: Record<string, string>) {
  const expected = signatureOf(secret, customer)
  const actual = Buffer.from(signature, 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? Number(customer) : null
}
