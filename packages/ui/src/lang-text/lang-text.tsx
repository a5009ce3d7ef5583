import type { ReactNode } from 'react'

/** Text whose language differs from the page's: foreign titles, and the Greek shown where a translation is missing. */
export function LangText({ lang, className, children }: { lang: string; className?: string; children: ReactNode }) {
  return (
    <span lang={lang} className={className}>
      {children}
    </span>
  )
}
