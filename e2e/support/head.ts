// The head of a page, read from the HTML as a search engine gets it.

export interface Head {
  indexable: boolean
  canonical: string | undefined
  /** Addresses by language, `x-default` among them. */
  alternates: Record<string, string>
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

export function readHead(html: string): Head {
  const tags = html.match(/<(?:link|meta)\b[^>]*>/g) ?? []
  const links = (rel: string) => tags.filter((tag) => attribute(tag, 'rel') === rel)
  const robots = tags.find((tag) => attribute(tag, 'name') === 'robots')
  return {
    indexable: !attribute(robots ?? '', 'content')?.includes('noindex'),
    canonical: attribute(links('canonical')[0] ?? '', 'href'),
    alternates: Object.fromEntries(
      links('alternate').map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
  }
}
