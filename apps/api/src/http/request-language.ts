// The language of a response to a request that may have matched no route.

import { isLanguage, type Language } from '@stoa/domain/language'
import type { FastifyRequest } from 'fastify'

export function languageFrom(request: FastifyRequest): Language {
  const segment = request.url.split('/')[2]?.toLowerCase()
  return isLanguage(segment) ? segment : 'el'
}
