import { createContext, type ReactNode, use } from 'react'
import { useLocale } from 'use-intl'
import type { PageParts, PartTag } from './page-parts.ts'

/** Null in the browser, and where each page is rendered whole. */
export const PartsContext = createContext<PageParts | null>(null)

interface RenderedPartProps {
  as: PartTag
  className?: string | undefined
  'aria-label'?: string
  'data-print'?: 'hide'
  /** Everything that the part's HTML follows from besides the language, and its name. */
  shows: readonly [name: string, ...values: unknown[]]
  /** Elements without `useId`: their ids would be another page's. Not called where the HTML is known. */
  children: () => ReactNode
}

/** A part that many pages have: the server renders it once. In the browser it is an element like any other. */
export function RenderedPart({ as: Tag, shows, children, ...attributes }: RenderedPartProps) {
  const parts = use(PartsContext)
  const language = useLocale()
  if (!parts) return <Tag {...attributes}>{children()}</Tag>
  const key = JSON.stringify([language, ...shows])
  const html = parts.find(key)
  if (html !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Tag data-part={parts.begin({ key, tag: Tag })} {...attributes}>
      {children()}
    </Tag>
  )
}
