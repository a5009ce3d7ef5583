import type { Language } from '@stoa/domain/language'
import { useLocale } from 'use-intl'
import { addNonBreakingSpaces } from './add-non-breaking-spaces.ts'

/** `lang` for text in a language of its own; nothing when it is the page's. */
export const langIfForeign = (text: Language, page: Language): Language | undefined =>
  text === page ? undefined : text

/** The words of a heading, with its short words bound and its language said when it is not the page's. */
export function HeadingText({ children, lang }: { children: string; lang?: Language }) {
  const page = useLocale()
  const text = addNonBreakingSpaces(children)
  return lang && lang !== page ? <span lang={lang}>{text}</span> : text
}
