import type { CallOptions } from '@stoa/contract/client'
import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'
import { useApi } from './api-provider.tsx'

export type ApiCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<Outcome<OutputOf<E>, Problem>>

/** Calls that always resolve: without a response, to a refusal with the title `noAnswer`. */
export function useApiCall(noAnswer: string): ApiCall {
  const { client } = useApi()
  return async (endpoint, input, options) => {
    try {
      return await client.call(endpoint, input, options)
    } catch {
      return { ok: false, refusal: { code: 'server_fault', status: 0, title: noAnswer, instance: '' } }
    }
  }
}
