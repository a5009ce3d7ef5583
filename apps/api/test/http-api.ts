// The API behind a real socket, with as many database connections as in production: for races.

import { openTestApi, type TestApi, type WireAnswer } from './test-api.ts'

export type Post = (path: string, body: unknown, headers?: Record<string, string>) => Promise<WireAnswer>

export interface HttpApi extends TestApi {
  post: Post
}

const productionPool = 12

export async function openHttpApi(): Promise<HttpApi> {
  const api = await openTestApi({ connections: productionPool })
  return { ...api, post: postTo(await api.app.listen({ host: '127.0.0.1', port: 0 })) }
}

/** Posts to paths below /api of a running server. */
export const postTo =
  (origin: string): Post =>
  async (path, body, headers = {}) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    return { status: response.status, type, body: (await response.json()) as Record<string, unknown> }
  }

/** How often each answer came: `200`, or status, code and type of a refusal. */
export function tally(answers: readonly WireAnswer[]): Record<string, number> {
  const kinds = answers.map(({ status, type, body }) => (status === 200 ? '200' : `${status} ${body.code} ${type}`))
  return Object.fromEntries(
    Object.entries(Object.groupBy(kinds, (kind) => kind)).map(([kind, group]) => [kind, group?.length ?? 0]),
  )
}
