// A person's role in a book, as one number: the person's id times sixteen, plus the role's index.

import { type ContributorRole, contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'

export const creditRoles: readonly ContributorRole[] = contributorRoles

const places = 16

/** `role`: its index in `creditRoles`. */
export const creditOf = (contributorId: number, role: number): number => contributorId * places + role

export const contributorOf = (credit: number): number => credit >>> 4

/** The index of the role in `creditRoles`. */
export const roleOf = (credit: number): number => credit & (places - 1)

const author = creditRoles.indexOf('author')

export const isAuthorship = (credit: number): boolean => roleOf(credit) === author

export const authorship = (contributorId: number): number => creditOf(contributorId, author)

/** A predicate on credits: the person's, in one of the roles. */
export function isCreditOf(contributorId: number, roles: readonly ContributorRole[] = creditRoles) {
  const places = roles.reduce((bits, role) => bits | (1 << creditRoles.indexOf(role)), 0)
  return (credit: number): boolean => contributorOf(credit) === contributorId && ((places >>> roleOf(credit)) & 1) === 1
}
