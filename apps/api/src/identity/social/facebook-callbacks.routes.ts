// Facebook's callbacks: to delete the data that came from Facebook about a person, and to say that a person has revoked
// the permission. Both are forms with a signed request (developers.facebook.com/docs/apps/delete-data).

import type { Database } from '../../database/connect.ts'
import type { Callback } from '../../http/callbacks.ts'
import { isUuid } from '../../http/is-uuid.ts'
import type { FacebookProvider } from '../../ports/identity-providers.ts'
import { deletionStatusPage } from './deletion-status.view.ts'
import * as service from './sign-in-methods.service.ts'

export interface CallbackDeps {
  db: Database
  facebook: FacebookProvider
  /** Scheme and host of the public site. */
  origin: string
}

/** `/api/facebook/deletion` and `/api/facebook/deauthorise`, as they are entered in Facebook's settings of the app. */
export function facebookCallbacks({ db, facebook, origin }: CallbackDeps): Callback[] {
  const forVerified =
    (answer: (userId: string, now: number) => Promise<object>): Callback['handle'] =>
    async ({ form, now }) => {
      const userId = facebook.userIdOf(form.get('signed_request') ?? '')
      if (userId === null) return { status: 400, json: { error: 'signed_request' } }
      return { status: 200, json: await answer(userId, now) }
    }
  return [
    {
      method: 'POST',
      path: '/api/facebook/deletion',
      handle: forVerified(async (userId, now) => {
        const code = await service.deleteFacebookIdentity(db, userId, now)
        return { url: `${origin}/api/facebook/deletion/${code}`, confirmation_code: code }
      }),
    },
    {
      method: 'POST',
      path: '/api/facebook/deauthorise',
      handle: forVerified(async (userId, now) => {
        await service.deleteFacebookIdentity(db, userId, now)
        return {}
      }),
    },
    {
      method: 'GET',
      path: '/api/facebook/deletion/:code',
      async handle({ params: { code = '' } }) {
        const at = isUuid(code) ? await service.findDeletionRequest(db, code) : null
        return { status: at ? 200 : 404, html: deletionStatusPage(at) }
      },
    },
  ]
}
