import { createBrowserClient } from '@stoa/browser/session/browser-client'
import { addressOf } from '../i18n/use-address.ts'
import { leavePage } from '../state/return-target.ts'

/** The API as the pages call it. Where the session was lost, the page is left for the one that says so, with the way back. */
export const browserClient = createBrowserClient((language) =>
  leavePage(addressOf(language, '/logout'), { path: `${location.pathname}${location.search}`, reason: 'over' }),
)
