// The shop's own messages, read from its locale files: a journey looks for what a person reads, and never repeats it.

import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '@stoa/domain/language'
import { createTranslator } from 'use-intl/core'
import { keepTogether } from '../../apps/storefront/app/i18n/keep-together.ts'
import type { AllMessages } from '../../apps/storefront/app/i18n/message-types.ts'

const locales = new URL('../../apps/storefront/app/locales/', import.meta.url)

function readMessages(language: Language): AllMessages {
  const folder = new URL(`${language}/`, locales)
  const files = readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8'), (_, value: unknown) =>
      typeof value === 'string' ? keepTogether(value) : value,
    ),
  ])
  return Object.fromEntries(files) as AllMessages
}

const throwError = (error: Error): never => {
  throw error
}

const createMessages = (language: Language) =>
  createTranslator({
    locale: language,
    messages: readMessages(language),
    timeZone: 'Europe/Athens',
    onError: throwError,
  })

export type Translate = ReturnType<typeof createMessages>

const translators = new Map<Language, Translate>()

/** `t('cart-page.title')` in the given language; a key that does not exist is a type error. */
export function translatorFor(language: Language): Translate {
  const translate = translators.get(language) ?? createMessages(language)
  translators.set(language, translate)
  return translate
}
