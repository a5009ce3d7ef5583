// Facebook's Graph API, the three calls that signing in needs. Every response is validated before it is used.

import { createHmac } from 'node:crypto'
import { z } from 'zod'

export interface FacebookApp {
  appId: string
  appSecret: string
  graphUrl: string
  redirectUri: string
}

/** Facebook's errors, by their code. */
export class GraphError extends Error {}

const tokenResponse = z.object({ access_token: z.string().min(1) })
const debugResponse = z.object({
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
const errorResponse = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) })

export type TokenInfo = z.infer<typeof debugResponse>['data']
export type FacebookPerson = z.infer<typeof person>

/**
 * Proves to Facebook that the call comes from the app's own server: hex HMAC-SHA-256 of the token, with the app's
 * secret.
 */
export const appSecretProof = (appSecret: string, token: string): string =>
  createHmac('sha256', appSecret).update(token).digest('hex')

export function facebookGraph({ appId, appSecret, graphUrl, redirectUri }: FacebookApp) {
  async function get<Payload>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodType<Payload>,
  ): Promise<Payload> {
    const response = await fetch(`${graphUrl}${path}?${new URLSearchParams(query)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    const body: unknown = await response.json()
    const parsedError = errorResponse.safeParse(body)
    if (parsedError.success) throw new GraphError(`${path} answers error ${parsedError.data.error.code}`)
    if (!response.ok) throw new GraphError(`${path} answers ${response.status}`)
    return schema.parse(body)
  }
  return {
    async exchangeCode(code: string): Promise<string> {
      const query = { client_id: appId, redirect_uri: redirectUri, client_secret: appSecret, code }
      return (await get('/oauth/access_token', query, tokenResponse)).access_token
    },
    async inspectToken(token: string): Promise<TokenInfo> {
      const query = { input_token: token, access_token: `${appId}|${appSecret}` }
      return (await get('/debug_token', query, debugResponse)).data
    },
    getPerson: (token: string): Promise<FacebookPerson> =>
      get(
        '/me',
        {
          fields: 'id,name,first_name,last_name,email',
          access_token: token,
          appsecret_proof: appSecretProof(appSecret, token),
        },
        person,
      ),
  }
}
