// The shop's languages: Greek first, English second.

export const languages = ['el', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'el'

export const isLanguage = (text: string | undefined): text is Language => text === 'el' || text === 'en'
