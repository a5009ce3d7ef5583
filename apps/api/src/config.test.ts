import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  SHOP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://stoa.example',
  SMTP_URL: 'smtp://mail.example',
  SESSION_SECRET: 'thirty-two characters and some more',
}

test('the default is the built-in shop, with stand-ins, at the address it listens on', () => {
  expect(readConfig({})).toMatchObject({ SANDBOX: true, DEMO_SHOP: true, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })
  expect(readConfig({ HOST: '::1', PORT: '81' }).PUBLIC_ORIGIN).toBe('http://[::1]:81')
  expect(readConfig({ HOST: '0.0.0.0' }).PUBLIC_ORIGIN).toBe('http://localhost:3000')
})

test('clients and issuers of Google may be several', () => {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUERS } = readConfig({ GOOGLE_CLIENT_ID: 'web.example, app.example' })
  expect(GOOGLE_CLIENT_ID).toEqual(['web.example', 'app.example'])
  expect(GOOGLE_ISSUERS).toEqual(['https://accounts.google.com', 'accounts.google.com'])
})

describe('what stops the start', () => {
  test.each([
    [
      'alerts to more than one address',
      { ALERT_EMAIL: 'a@stoa.example, b@stoa.example' },
      'ALERT_EMAIL: one e-mail address',
    ],
    ['the sandbox in production', { ...production, SANDBOX: 'true' }, 'SANDBOX may not be on in production.'],
    ['an app without its secret', { FACEBOOK_APP_ID: '7' }, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together.'],
    ['a secret without its app', { FACEBOOK_APP_SECRET: 'x' }, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together.'],
    [
      'keys over an open line in production',
      { ...production, GOOGLE_JWKS_URL: 'http://127.0.0.1:3025/google/jwks' },
      'GOOGLE_JWKS_URL must be https in production.',
    ],
    [
      'keys over an open line from elsewhere',
      { GOOGLE_JWKS_URL: 'http://keys.example/jwks' },
      'GOOGLE_JWKS_URL must be https, except on this machine.',
    ],
    [
      'half an account at the register',
      { AADE_REGISTRY_USERNAME: 'x' },
      'AADE_REGISTRY_USERNAME and AADE_REGISTRY_PASSWORD go together.',
    ],
    [
      'half a number of the shop',
      { VIES_REQUESTER_CC: 'EL' },
      'VIES_REQUESTER_CC and VIES_REQUESTER_NUMBER go together.',
    ],
    ['the ISO code for VIES', { VIES_REQUESTER_CC: 'Greece' }, 'VIES_REQUESTER_CC: two letters; Greece is EL'],
    [
      'a register over an open line in production',
      { ...production, VIES_REST_URL: 'http://127.0.0.1:3025/vies' },
      'VIES_REST_URL must be https in production.',
    ],
    [
      'a register over an open line from elsewhere',
      { AADE_REGISTRY_URL: 'http://register.example' },
      'AADE_REGISTRY_URL must be https, except on this machine.',
    ],
    [
      'a carrier over an open line from elsewhere, beside one on this machine',
      { BOXNOW_API_URL: 'http://127.0.0.1:3025/boxnow', ACS_URL: 'http://acs.example' },
      'ACS_URL must be https, except on this machine.',
    ],
    [
      'half an account at BoxNow',
      { BOXNOW_CLIENT_ID: 'x', BOXNOW_CLIENT_SECRET: 'x' },
      'BOXNOW_CLIENT_ID, BOXNOW_CLIENT_SECRET and BOXNOW_ORIGIN_LOCATION_ID go together.',
    ],
    [
      'BoxNow without a sender',
      { BOXNOW_CLIENT_ID: 'x', BOXNOW_CLIENT_SECRET: 'x', BOXNOW_ORIGIN_LOCATION_ID: '2' },
      'BoxNow needs SENDER_EMAIL and SENDER_PHONE.',
    ],
    ['half an account at ACS', { ACS_API_KEY: 'x' }, 'ACS_USER_PASSWORD and ACS_BILLING_CODE go together.'],
    ['a national phone', { SENDER_PHONE: '2100000000' }, 'SENDER_PHONE: international, +302100000000'],
    [
      'a carrier over an open line',
      { ACS_URL: 'http://acs.example' },
      'ACS_URL must be https, except on this machine.',
    ],
    [
      'a carrier over an open line in production',
      { ...production, CLEVERPOINT_URL: 'http://127.0.0.1/api' },
      'CLEVERPOINT_URL must be https in production.',
    ],
    [
      'half an account at Viva',
      { VIVA_CLIENT_ID: 'x', VIVA_CLIENT_SECRET: 'not-in-the-sentence', VIVA_SOURCE_CODE: '1234' },
      /^Viva needs VIVA_MERCHANT_ID and VIVA_API_KEY\.$/,
    ],
    [
      'Viva over an open line',
      { VIVA_API_URL: 'http://viva.example' },
      'VIVA_API_URL must be https, except on this machine.',
    ],
    [
      'Viva on this machine in production',
      { ...production, VIVA_APP_URL: 'http://127.0.0.1:3025/viva/app' },
      'VIVA_APP_URL must be https in production.',
    ],
    [
      'Viva’s demo environment in production',
      { ...production, VIVA_API_URL: 'https://demo-api.vivapayments.com' },
      'VIVA_API_URL may not be Viva’s demo environment in production.',
    ],
    [
      'half an account at PayPal',
      { PAYPAL_CLIENT_ID: 'x' },
      'PayPal needs PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID.',
    ],
    [
      'PayPal over an open line',
      { PAYPAL_API_URL: 'http://paypal.example' },
      'PAYPAL_API_URL must be https, except on this machine.',
    ],
    [
      'PayPal’s sandbox in production',
      { ...production, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' },
      'PAYPAL_API_URL may not be PayPal’s sandbox in production.',
    ],
    [
      'half a terminal at winbank',
      { PAYCENTER_POS_ID: '1', PAYCENTER_PASSWORD: 'not-in-the-sentence' },
      /^winbank needs PAYCENTER_MERCHANT_ID and PAYCENTER_USER\.$/,
    ],
    [
      'winbank on this machine in production',
      { ...production, PAYCENTER_WS_URL: 'http://127.0.0.1:3025/winbank' },
      'PAYCENTER_WS_URL must be https in production.',
    ],
    ['half an account at Klarna', { KLARNA_PASSWORD: 'not-in-the-sentence' }, /^Klarna needs KLARNA_USERNAME\.$/],
    [
      'Klarna over an open line',
      { KLARNA_API_URL: 'http://klarna.example' },
      'KLARNA_API_URL must be https, except on this machine.',
    ],
    [
      'Klarna’s playground in production',
      { ...production, KLARNA_API_URL: 'https://api.playground.klarna.com' },
      'KLARNA_API_URL may not be Klarna’s playground in production.',
    ],
    ['a country that is none', { KLARNA_COUNTRY: 'Greece' }, 'KLARNA_COUNTRY: two capital letters'],
    [
      'cards at a bank without an account in production',
      { ...production, CARD_PROVIDERS: 'alpha,viva' },
      'CARD_PROVIDERS names alpha, which is not configured for it.',
    ],
    ['cards at nobody that there is', { CARD_PROVIDERS: 'alpha,paypal' }, /CARD_PROVIDERS.*one of alpha/],
    ['cards at a bank twice', { CARD_INSTALMENT_PROVIDERS: 'alpha,alpha' }, /CARD_INSTALMENT_PROVIDERS.*each once/],
    ['an app that is no number', { FACEBOOK_APP_ID: 'stoa' }, 'FACEBOOK_APP_ID: a number'],
    ['no client at all', { GOOGLE_CLIENT_ID: '' }, 'GOOGLE_CLIENT_ID'],
  ])('%s', (_, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})

test('a shop in production without providers’ keys has no identity providers', () => {
  expect(readConfig(production)).toMatchObject({ SANDBOX: false, PUBLIC_ORIGIN: 'https://stoa.example' })
  expect(readConfig(production).GOOGLE_CLIENT_ID).toBeUndefined()
})
