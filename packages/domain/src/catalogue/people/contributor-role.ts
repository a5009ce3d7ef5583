// Roles of contributors, in the order in which a page lists them.

export const contributorRoles = [
  'author',
  'originalAuthor',
  'adapter',
  'editor',
  'compiler',
  'translator',
  'illustrator',
  'photographer',
  'composer',
  'narrator',
  'foreword',
  'introduction',
  'afterword',
  'cover',
] as const

export type ContributorRole = (typeof contributorRoles)[number]
