import type { Product } from '@stoa/contract/catalogue/catalogue'
import { type ContributorRole, contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'

type Credit = Product['credits'][number]

/** The contributors by role, in the order in which roles are listed: authors first; an empty role is left out. */
export const listCredits = (product: Pick<Product, 'credits'>): { role: ContributorRole; people: Credit[] }[] =>
  contributorRoles
    .map((role) => ({ role, people: product.credits.filter((credit) => credit.role === role) }))
    .filter(({ people }) => people.length > 0)
