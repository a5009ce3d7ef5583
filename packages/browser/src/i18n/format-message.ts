// Replaces use-intl's message formatting (an alias in the application's vite.config.ts). Messages are compiled in
// advance, and Intl formatters are created once for all pages, where the provider would create them again for each.

import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'

type Formatters = FormatOptions['formatters']

/** Memoized by arguments. */
function memoize<Arguments extends unknown[], Result>(
  create: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>()
  return (...args) => {
    const key = JSON.stringify(args)
    const result = results.get(key) ?? create(...args)
    results.set(key, result)
    return result
  }
}

const formatters: Formatters = {
  getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args)),
  getPluralRules: memoize((...args) => new Intl.PluralRules(...args)),
}

type MessageContext = Pick<FormatOptions, 'timeZone'> & { locale: string }

function formatMessage(
  _key: string,
  message: CompiledMessage,
  values: FormatValues | undefined,
  messageContext: MessageContext,
): unknown {
  if (typeof message === 'string') return message
  return format(message, messageContext.locale, values, { formatters, timeZone: messageContext.timeZone })
}

/** Needed by `t.raw`: a compiled message has no source text. */
formatMessage.raw = false

export default formatMessage
