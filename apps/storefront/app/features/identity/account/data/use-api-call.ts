import type { CallOptions } from '@stoa/contract/client'
import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'

export type ApiCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<Outcome<OutputOf<E>, Problem>>

/** Calls that change something. A line that breaks is a refusal like any other: it has a sentence, and nothing is lost. */
export function useApiCall(): ApiCall {
  const language = useLocale()
  const t = useTranslations('account')
  return async (endpoint, input, options) => {
    try {
      return await browserClient(language).call(endpoint, input, options)
    } catch {
      return { ok: false, refusal: { code: 'server_fault', status: 0, title: t('noAnswer'), instance: '' } }
    }
  }
}
