// Facebook's Graph API, the three calls that signing in needs. Every answer is looked at before it is believed.

import { createHmac } from 'node:crypto'
import { z } from 'zod'

export interface FacebookApp {
  appId: string
  appSecret: string
  graphUrl: string
  redirectUri: string
}

/** What Facebook would not do, by the number it gives. */
export class GraphRefusal extends Error {}

const exchanged = z.object({ access_token: z.string().min(1) })
const debugged = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    type: z.string().optional(),
    user_id: z.string().optional(),
    scopes: z.array(z.string()).default([]),
  }),
})
const person = z.object({
  id: z.string().min(1).max(255),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
})
const failure = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) })

export type TokenFacts = z.infer<typeof debugged>['data']
export type FacebookPerson = z.infer<typeof person>

/** Shows Facebook that the call comes from the app's own server: hex HMAC-SHA-256 of the token, with the app's secret. */
export const appSecretProof = (appSecret: string, token: string): string =>
  createHmac('sha256', appSecret).update(token).digest('hex')

export function facebookGraph({ appId, appSecret, graphUrl, redirectUri }: FacebookApp) {
  async function ask<Answer>(path: string, query: Record<string, string>, answer: z.ZodType<Answer>): Promise<Answer> {
    const response = await fetch(`${graphUrl}${path}?${new URLSearchParams(query)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    const body: unknown = await response.json()
    const failed = failure.safeParse(body)
    if (failed.success) throw new GraphRefusal(`${path} answers error ${failed.data.error.code}`)
    if (!response.ok) throw new GraphRefusal(`${path} answers ${response.status}`)
    return answer.parse(body)
  }
  return {
    async tokenOf(code: string): Promise<string> {
      const query = { client_id: appId, redirect_uri: redirectUri, client_secret: appSecret, code }
      return (await ask('/oauth/access_token', query, exchanged)).access_token
    },
    async factsOf(token: string): Promise<TokenFacts> {
      const query = { input_token: token, access_token: `${appId}|${appSecret}` }
      return (await ask('/debug_token', query, debugged)).data
    },
    personOf: (token: string): Promise<FacebookPerson> =>
      ask(
        '/me',
        {
          ...{ fields: 'id,name,first_name,last_name,email', access_token: token },
          appsecret_proof: appSecretProof(appSecret, token),
        },
        person,
      ),
  }
}
