// What a person did for a book, as one number: the person's id times sixteen, and which role it is.

import { type ContributorRole, contributorRoles } from '@stoa/domain/people/contributor-role'

export const creditRoles: readonly ContributorRole[] = contributorRoles

const places = 16

/** `role`: its place among `creditRoles`. */
export const creditOf = (contributorId: number, role: number): number => contributorId * places + role

export const contributorOf = (credit: number): number => credit >>> 4

/** The place of the role among `creditRoles`. */
export const roleOf = (credit: number): number => credit & (places - 1)

const author = creditRoles.indexOf('author')

export const isAuthorship = (credit: number): boolean => roleOf(credit) === author

export const authorship = (contributorId: number): number => creditOf(contributorId, author)

/** All that a person can have done, or only what was done in some roles. */
export const creditsOf = (contributorId: number, roles: readonly ContributorRole[] = creditRoles): number[] =>
  roles.map((role) => creditOf(contributorId, creditRoles.indexOf(role)))
