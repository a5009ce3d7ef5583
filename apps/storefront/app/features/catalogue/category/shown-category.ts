// What a category's page shows of a category, and no more: the browser gets it a second time to hydrate the page.

import type { Category, CategoryLink } from '@stoa/contract/catalogue/categories'
import type { ContributorLink } from '@stoa/contract/catalogue/people'

export type ShownLink = Pick<CategoryLink, 'url' | 'name' | 'nameLanguage' | 'productCount'>

export interface ShownCategory extends ShownLink, Pick<Category, 'intro' | 'breadcrumbs'> {
  children: ShownLink[]
  siblings: ShownLink[]
}

export type ShownAuthor = Pick<ContributorLink, 'url' | 'name' | 'nameLanguage' | 'titleCount'>

const shownLink = ({ url, name, nameLanguage, productCount }: CategoryLink): ShownLink => ({
  url,
  name,
  nameLanguage,
  productCount,
})

export const shownCategory = (category: Category): ShownCategory => ({
  ...shownLink(category),
  intro: category.intro,
  breadcrumbs: category.breadcrumbs,
  children: category.children.map(shownLink),
  siblings: category.siblings.map(shownLink),
})

export const shownAuthor = ({ url, name, nameLanguage, titleCount }: ContributorLink): ShownAuthor => ({
  url,
  name,
  nameLanguage,
  titleCount,
})
