interface Imprint {
  legalName?: string | undefined
  address?: string | undefined
  email?: string | undefined
  telephone?: string | undefined
}

/** The shop as schema.org data: the same as the company's details in the footer. */
export const organization = (origin: string, name: string, imprint: Imprint): Record<string, unknown> => ({
  '@type': 'OnlineStore',
  '@id': `${origin}/#shop`,
  name,
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
  ...imprint,
})

/** The breadcrumb of a page, for search results. */
export const breadcrumbList = (breadcrumbs: readonly { name: string; url: string }[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})
