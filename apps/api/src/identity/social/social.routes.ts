// The endpoints for signing in with Google and Facebook.

import * as contract from '@stoa/contract/identity/social'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { clientOf, type Operation, operation, toAccepted } from '../../http/operation.ts'
import type { IdentityProviders } from '../../ports/identity-providers.ts'
import type { AccountSettings } from '../account-settings.ts'
import { flowLifetimeSeconds, isValidState, newFlow, nonceOf, stateOf } from './sign-in-flow.ts'
import * as methods from './sign-in-methods.service.ts'
import { signInWithProvider } from './social.service.ts'
import { viewMethod } from './social.view.ts'

export function socialOperations(
  db: Database,
  settings: AccountSettings,
  identityProviders: IdentityProviders,
): Operation[] {
  const { google, facebook } = identityProviders
  const context = { db, settings }
  const { secret } = settings
  return [
    operation(contract.listSocialProviders, async () =>
      done(
        contract.providers.filter((provider) => identityProviders[provider] !== null).map((provider) => ({ provider })),
      ),
    ),
    operation(contract.beginSocialSignIn, async (_, call) => {
      const flow = newFlow(call.now)
      clientOf(call).setCookie({ name: 'social', value: flow.text, maxAge: flowLifetimeSeconds })
      const authorization = { nonce: nonceOf(secret, flow), state: stateOf(secret, flow, call.language) }
      return done({
        ...authorization,
        googleDialog: google?.authorizationUrl(authorization) ?? null,
        googleClientId: google?.clientId ?? null,
        facebookDialog: facebook?.authorizationUrl(authorization) ?? null,
      })
    }),
    operation(contract.logInWithGoogle, async (input, call) => {
      if (google === null) return refused({ code: 'social_sign_in_failed' })
      const signInInput = { ...input, ...call, provider: 'google' as const, client: clientOf(call) }
      return signInWithProvider(
        context,
        signInInput,
        async (flow) => flow && google.verify(input.token, nonceOf(secret, flow), call.now),
      )
    }),
    operation(contract.logInWithFacebook, async ({ kind = 'token', state = '', ...input }, call) => {
      if (facebook === null) return refused({ code: 'social_sign_in_failed' })
      const signInInput = { ...input, ...call, provider: 'facebook' as const, client: clientOf(call) }
      return signInWithProvider(context, signInInput, async (flow) => {
        // a code is bound to the browser that asked for it; a token is verified at Facebook, whoever brings it
        const isExpected = kind === 'token' || (flow !== null && isValidState(secret, flow, state))
        return isExpected ? facebook.verify({ kind, token: input.token }) : null
      })
    }),
    operation(contract.listSignInMethods, async (_, { caller }) =>
      done((await methods.listMethods(db, customerOf(caller).customerId)).map(viewMethod)),
    ),
    operation(contract.unlinkSignInMethod, async ({ provider }, { caller, now }) =>
      toAccepted(await methods.unlink(db, customerOf(caller), provider, now)),
    ),
  ]
}
