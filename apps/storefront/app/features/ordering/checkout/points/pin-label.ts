import type { Language } from '@stoa/domain/language'

const letters: Record<Language, string> = { el: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' }

/** The letter that a point has in the list and on the map; after the last one, its number. */
export const pinLabel = (index: number, language: Language): string => letters[language][index] ?? String(index + 1)
