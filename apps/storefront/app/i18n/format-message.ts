// Stands in for use-intl's own way of filling in a message (see vite.config.ts). Messages come compiled, and the objects that
// know a language's numbers, dates and plurals are made once for all pages, where the provider makes them anew for each.

import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'

type Formatters = FormatOptions['formatters']

/** The same object for the same arguments. */
function once<Arguments extends unknown[], Made>(make: (...given: Arguments) => Made): (...given: Arguments) => Made {
  const made = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = made.get(key) ?? make(...given)
    made.set(key, known)
    return known
  }
}

const formatters: Formatters = {
  getDateTimeFormat: once((...given) => new Intl.DateTimeFormat(...given)),
  getNumberFormat: once((...given) => new Intl.NumberFormat(...given)),
  getPluralRules: once((...given) => new Intl.PluralRules(...given)),
}

type Place = Pick<FormatOptions, 'timeZone'> & { locale: string }

function formatMessage(
  _key: string,
  message: CompiledMessage,
  values: FormatValues | undefined,
  place: Place,
): unknown {
  if (typeof message === 'string') return message
  return format(message, place.locale, values, { formatters, timeZone: place.timeZone })
}

/** What `t.raw` asks for first: a compiled message has no text to give. */
formatMessage.raw = false

export default formatMessage
