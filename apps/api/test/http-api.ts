// The API behind a real socket, with as many database connections as in production: for races.

import { openTestApi, type TestApi, type WireAnswer } from './test-api.ts'

export interface HttpApi extends TestApi {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<WireAnswer>
}

const productionPool = 12

export async function openHttpApi(): Promise<HttpApi> {
  const api = await openTestApi({ connections: productionPool })
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...api,
    async post(path, body, headers = {}) {
      const response = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      const type = response.headers.get('content-type')?.split(';')[0] ?? ''
      return { status: response.status, type, body: (await response.json()) as Record<string, unknown> }
    },
  }
}
