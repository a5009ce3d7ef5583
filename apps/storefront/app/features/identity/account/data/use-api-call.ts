import { type ApiCall, useApiCall as useCallOf } from '@stoa/browser/query/use-api-call'
import { useTranslations } from 'use-intl'

/**
 * Calls that change something. A network failure is a refusal like any other: it has a message, and nothing is lost.
 */
export const useApiCall = (): ApiCall => useCallOf(useTranslations('account')('noAnswer'))
