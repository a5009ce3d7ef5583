import type { Language } from '@stoa/domain/language'
import { useLocale } from 'use-intl'
import { addNonBreakingSpaces } from './add-non-breaking-spaces.ts'

/** The `lang` attribute for text in another language than the page's. */
export const langIfForeign = (text: Language, page: Language): Language | undefined =>
  text === page ? undefined : text

/** The text of a heading, with non-breaking spaces and its language. */
export function HeadingText({ children, lang }: { children: string; lang?: Language }) {
  const page = useLocale()
  const text = addNonBreakingSpaces(children)
  return lang && lang !== page ? <span lang={lang}>{text}</span> : text
}
