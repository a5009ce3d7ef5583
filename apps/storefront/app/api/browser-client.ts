import { createBrowserClient } from '@stoa/browser/session/browser-client'
import { addressOf } from '../i18n/use-address.ts'
import { leavePage } from '../state/return-target.ts'

/**
 * The API client of the pages. When the session is lost, it leaves for the page that says so, with the return target.
 */
export const browserClient = createBrowserClient((language) =>
  leavePage(addressOf(language, '/logout'), { path: `${location.pathname}${location.search}`, reason: 'over' }),
)
