// The sandbox's Google and Facebook put together.

import type { FastifyInstance } from 'fastify'
import { registerFacebookDialog } from './facebook-dialog.ts'
import { registerFacebookGraph, registerFacebookTests } from './facebook-graph.ts'
import { createFacebookStore, facebookApp } from './facebook-store.ts'
import { registerGoogle } from './google-routes.ts'
import { createGoogleTokens, googleClientId } from './google-tokens.ts'

/** The settings with which a shop signs in here. */
export interface SignInAddresses {
  google: { clientId: string; jwksUrl: string; authorizeUrl: string }
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string }
}

/** `now`: the clock for tokens. */
export function registerSignIn(app: FastifyInstance, now: () => number): void {
  registerGoogle(app, createGoogleTokens(now))
  const store = createFacebookStore()
  registerFacebookDialog(app, store)
  registerFacebookGraph(app, store, now)
  registerFacebookTests(app, store, now)
}

export const signInAddresses = (origin: string): SignInAddresses => ({
  google: { clientId: googleClientId, jwksUrl: `${origin}/google/jwks`, authorizeUrl: `${origin}/google/auth` },
  facebook: { ...facebookApp, graphUrl: `${origin}/fb`, dialogUrl: `${origin}/fb/dialog` },
})
