import { type ApiCall, useApiCall as useCallOf } from '@stoa/browser/query/use-api-call'
import { useTranslations } from 'use-intl'

/** Calls that change something. A line that breaks is a refusal like any other: it has a sentence, and nothing is lost. */
export const useApiCall = (): ApiCall => useCallOf(useTranslations('account')('noAnswer'))
