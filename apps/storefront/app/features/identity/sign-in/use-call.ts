import type { InputOf } from '@stoa/contract/endpoint'
import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CallName, CallResult, Endpoints } from './sign-in-calls.ts'

/** Calls the API. A network failure is shown like a refusal: with a message above the form. */
export function useCall() {
  const language = useLocale()
  const t = useTranslations('sign-in')
  const failed = t('failed')
  return useCallback(
    async <N extends CallName>(
      name: N,
      input: InputOf<Endpoints[N]>,
      refusals: Readonly<Record<string, string>> = {},
    ): Promise<CallResult<N>> => {
      try {
        const { callApi } = await import('./sign-in-calls.ts')
        return await callApi(language, name, input, refusals)
      } catch {
        return { ok: false, code: 'unreachable', details: {}, problem: { fields: {}, general: failed } }
      }
    },
    [language, failed],
  )
}
