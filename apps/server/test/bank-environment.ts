// The settings of a server that is paid through the sandbox's banks, as a shop enters those of real ones.

import { bankAccounts } from '@stoa/sandbox/banks/banks'

/** `origin`: of the banks. */
export function bankEnvironment(origin: string): Record<string, string> {
  const { cardlink, viva, paypal, winbank, klarna } = bankAccounts(origin)
  return {
    ...cardlinkEnvironment('ALPHA', cardlink.alpha),
    ...cardlinkEnvironment('EUROBANK', cardlink.eurobank),
    // so that each of the two has orders paid by card
    ...{ CARD_PROVIDERS: 'alpha', CARD_INSTALMENT_PROVIDERS: 'eurobank' },
    CARDLINK_EUROBANK_MAX_INSTALLMENTS: '12',
    ...{ VIVA_ACCOUNTS_URL: viva.accountsUrl, VIVA_API_URL: viva.apiUrl, VIVA_APP_URL: viva.appUrl },
    ...{ VIVA_CLIENT_ID: viva.clientId, VIVA_CLIENT_SECRET: viva.clientSecret, VIVA_SOURCE_CODE: viva.sourceCode },
    ...{ VIVA_MERCHANT_ID: viva.merchantId, VIVA_API_KEY: viva.apiKey },
    ...{ PAYPAL_API_URL: paypal.url, PAYPAL_CLIENT_ID: paypal.clientId, PAYPAL_CLIENT_SECRET: paypal.clientSecret },
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    ...{ PAYCENTER_TICKET_URL: winbank.ticketUrl, PAYCENTER_REDIRECT_URL: winbank.pageUrl },
    ...{ PAYCENTER_WS_URL: winbank.followUpUrl, PAYCENTER_MERCHANT_ID: winbank.merchantId },
    ...{ PAYCENTER_POS_ID: winbank.posId, PAYCENTER_USER: winbank.user, PAYCENTER_PASSWORD: winbank.password },
    ...{ KLARNA_API_URL: klarna.url, KLARNA_USERNAME: klarna.username, KLARNA_PASSWORD: klarna.password },
  }
}

type Cardlink = ReturnType<typeof bankAccounts>['cardlink']['alpha' | 'eurobank']

const cardlinkEnvironment = (name: string, { mid, secret, redirectUrl, xmlUrl }: Cardlink): Record<string, string> => ({
  [`CARDLINK_${name}_MID`]: mid,
  [`CARDLINK_${name}_SECRET`]: secret,
  [`CARDLINK_${name}_REDIRECT_URL`]: redirectUrl,
  [`CARDLINK_${name}_XML_URL`]: xmlUrl,
})
