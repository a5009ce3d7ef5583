// The calls for signing in with Google and Facebook.

import * as contract from '@stoa/contract/social'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Call, type CallingClient, type Operation, operation } from '../../http/operation.ts'
import type { SocialHouses } from '../../ports/social-houses.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import type { SocialHands } from './hands.ts'
import * as methods from './sign-in-methods.service.ts'
import { logInWithHouse } from './social.service.ts'
import { viewMethod } from './social.view.ts'
import { isStateOf, newStart, nonceOf, startLives, stateOf } from './social-start.ts'

function clientOf({ client }: Call): CallingClient {
  if (client === null) throw new Error('a page that is the same for everyone signs nobody in')
  return client
}

export function socialOperations(
  db: Database,
  settings: AccountSettings,
  houses: SocialHouses,
  hands: SocialHands,
): Operation[] {
  const { google, facebook } = houses
  const parts = { db, settings, hands }
  const { secret } = settings
  return [
    operation(contract.listSocialHouses, async () =>
      done(contract.providers.filter((provider) => houses[provider] !== null).map((provider) => ({ provider }))),
    ),
    operation(contract.beginSocialSignIn, async (_, call) => {
      const start = newStart(call.now)
      clientOf(call).setCookie({ name: 'social', value: start.text, maxAge: startLives })
      const asked = { nonce: nonceOf(secret, start), state: stateOf(secret, start, call.language) }
      return done({
        ...asked,
        googleDialog: google?.dialog(asked) ?? null,
        googleClientId: google?.clientId ?? null,
        facebookDialog: facebook?.dialog(asked) ?? null,
      })
    }),
    operation(contract.logInWithGoogle, async (input, call) => {
      if (google === null) return refused({ code: 'social_sign_in_failed' })
      const wish = { ...input, ...call, provider: 'google' as const, client: clientOf(call) }
      return logInWithHouse(
        parts,
        wish,
        async (start) => start && google.read(input.token, nonceOf(secret, start), call.now),
      )
    }),
    operation(contract.logInWithFacebook, async ({ kind = 'token', state = '', ...input }, call) => {
      if (facebook === null) return refused({ code: 'social_sign_in_failed' })
      const wish = { ...input, ...call, provider: 'facebook' as const, client: clientOf(call) }
      return logInWithHouse(parts, wish, async (start) => {
        // a code counts for the browser that asked for it; a token is looked up at Facebook, whoever brings it
        const isAsked = kind === 'token' || (start !== null && isStateOf(secret, start, state))
        return isAsked ? facebook.read({ kind, token: input.token }) : null
      })
    }),
    operation(contract.listSignInMethods, async (_, { caller }) =>
      done((await methods.listMethods(db, customerOf(caller).customerId)).map(viewMethod)),
    ),
    operation(contract.unlinkSignInMethod, async ({ provider }, { caller, now }) => {
      const outcome = await methods.unlink(db, customerOf(caller), provider, now)
      return outcome.ok ? done({ accepted: true as const }) : outcome
    }),
  ]
}
