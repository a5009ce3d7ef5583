// XML as written here: UTF-8, escaped, and without the characters that XML forbids.

/** Control characters but tab and line ends, lone surrogates, and the two noncharacters. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

export const withoutControls = (text: string): string => text.replace(forbidden, '')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export const xmlText = (text: string): string =>
  withoutControls(text).replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** `<name>value</name>` on a line; nothing when there is no value. */
export const tag = (name: string, value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? '' : `<${name}>${xmlText(String(value))}</${name}>\n`

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Hundredths as a decimal: 1290 cents are `12.90`, 600 basis points `6.00`. */
export const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${(hundredths % 100).toString().padStart(2, '0')}`
