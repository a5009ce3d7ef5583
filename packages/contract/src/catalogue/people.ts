// Wire contract of contributors: lists with an index of initials, and one person with their works.

import { contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'
import { greekLetters, latinLetters, otherInitial } from '@stoa/domain/catalogue/people/index-initial'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryFlag, queryId, queryInteger } from '../query-shapes.ts'
import { boolean, id, integer, language, list, nullable, oneOf, optional, text, typed } from '../shape.ts'
import { contributorRole } from './product-parts.ts'

export const contributorLink = entity('ContributorLink', {
  id: field('id', id, 'The person’s id.'),
  code: field('cd', text, 'The person’s code.'),
  url: field('eurl', text, 'The last part of the address of the person’s page, the same in both languages.'),
  name: field('nm', text, 'The name as printed: Νίκος Καζαντζάκης.'),
  filedName: field('fnm', text, 'The name as filed: Καζαντζάκης, Νίκος.'),
  nameLanguage: field('nmlg', language, 'The language `nm` and `fnm` are written in.'),
  initial: field('ltr', text, 'The letter the name stands under, in the language of the call.'),
  titleCount: field('cnt', integer, 'Titles for sale in the role asked for; in any role when none was.'),
})
export type ContributorLink = EntityOf<typeof contributorLink>

const initialShape = oneOf([otherInitial, ...greekLetters, ...latinLetters])

export const initialCount = entity('LetterCount', {
  initial: field('ltr', initialShape, 'A capital, or # for any other sign.'),
  count: field('cnt', integer, 'How many stand under it; 0 for a letter that leads nowhere.'),
})
export type InitialCount = EntityOf<typeof initialCount>

export const indexPageFields = {
  total: field('total', integer, 'How many there are in all.'),
  page: field('pageIndex', integer, 'This page, from 1; beyond the last one there are no items.'),
  pageSize: field('pageSize', integer, 'Names to a page.'),
  initials: field(
    'letters',
    list(initialCount),
    'Α to Ω by the Greek form of the names, A to Z by the Latin form, and #: whatever letter or words are asked for.',
  ),
}

export const indexQueryFields = {
  search: field('searchText', optional(typed(0, 100)), 'Words of the name, in Greek, Greeklish or Latin letters.'),
  initial: field('startsWith', optional(initialShape), 'The letter of the surname: a capital without accents, or #.'),
  page: field('pageIndex', optional(queryInteger(1, 100_000)), 'From 1.'),
  pageSize: field('pageSize', optional(queryInteger(1, 100)), 'At most 100; 48 when left out.'),
}

export const contributorSorts = ['NameAscending', 'NameDescending', 'TitlesDescending', 'Bestseller'] as const
export type ContributorSort = (typeof contributorSorts)[number]

const roleCount = entity('RoleCount', {
  role: field('rl', contributorRole, 'What is done for a book.'),
  count: field('cnt', integer, 'Of a person: titles for sale in this role. Of a list: people who do it.'),
})

export const contributorPage = entity('ContributorPage', {
  items: field('items', list(contributorLink), 'The people of this page.'),
  ...indexPageFields,
  roles: field('rls', list(roleCount), 'What people do, with how many do it: whatever is asked for.'),
})
export type ContributorPage = EntityOf<typeof contributorPage>

const categoryCount = entity('ShelfCount', {
  name: field('nm', text, 'The category’s name.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  url: field('eurl', text, 'The last part of the category’s address.'),
  count: field('cnt', integer, 'How many of the titles stand there.'),
})

const seriesCount = entity('SeriesCount', {
  name: field('nm', text, 'The series’ name.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  count: field('cnt', integer, 'How many of the titles belong to it.'),
  firstUrl: field('eurl', text, 'The last part of the address of its first title by this person.'),
})

export const contributorProfile = entity('ContributorProfile', {
  ...contributorLink.fields,
  biography: field('bio', nullable(text), 'About the person.'),
  biographyLanguage: field('biolg', language, 'The language of `bio`.'),
  bornYear: field('brn', nullable(integer), 'Year of birth; negative before Christ.'),
  diedYear: field('dd', nullable(integer), 'Year of death; negative before Christ.'),
  isFeatured: field('ftr', boolean, 'Whether the booksellers have chosen this person for the front.'),
  otherNames: field('akas', list(text), 'Other names the person is known by.'),
  roles: field('rls', list(roleCount), 'What the person does, most titles first.'),
  categories: field('ctgs', list(categoryCount), 'Where the titles stand, most titles first; at most six.'),
  series: field('srs', list(seriesCount), 'The series the titles belong to, most titles first; at most six.'),
})
export type ContributorProfile = EntityOf<typeof contributorProfile>

export const listContributors = endpoint({
  name: 'listContributors',
  method: 'GET',
  path: '/contributors/GetContributorsByCode',
  description: 'A page of the people who have titles for sale, with the letters they stand under.',
  input: entity('ContributorsQuery', {
    role: field('code', optional(oneOf(contributorRoles)), 'What they do; without it, anything.'),
    isFeatured: field(
      'isFeatured',
      optional(queryFlag),
      '`true`: only those chosen by the booksellers; `false`: the others.',
    ),
    ...indexQueryFields,
    sort: field('sort', optional(oneOf(contributorSorts)), 'The order; by name when left out.'),
  }),
  output: contributorPage,
  refusals: [],
  isPublic: true,
})

export const getContributorByUrl = endpoint({
  name: 'getContributorByUrl',
  method: 'GET',
  path: '/contributors/GetContributorByUrl',
  description: 'A person by the last part of the address.',
  input: entity('ContributorUrlQuery', {
    url: field('url', typed(1, 120), 'The last part of the address.'),
    role: field('code', optional(oneOf(contributorRoles)), 'Only if the person does this.'),
  }),
  output: contributorProfile,
  refusals: ['contributor_not_found'],
  isPublic: true,
})

export const listBestSellingAuthors = endpoint({
  name: 'listBestSellingAuthors',
  method: 'GET',
  path: '/contributors/GetBestSellingAuthorsByCategory',
  description:
    'The authors of what sells most in a category and below it, at most twelve; `cnt` counts their titles there.',
  input: entity('BestSellingAuthorsQuery', { categoryId: field('categoryId', queryId, 'The category.') }),
  output: list(contributorLink),
  refusals: ['category_not_found'],
  isPublic: true,
})

export const listRecommendedContributors = endpoint({
  name: 'listRecommendedContributors',
  method: 'GET',
  path: '/contributors/GetByCustomerRecommendations',
  description: 'The people whom a customer recommends; nobody while there are no recommendations.',
  input: entity('CustomerRecommendationsQuery', {
    customerId: field('customerId', optional(queryId), 'The customer.'),
  }),
  output: list(contributorLink),
  refusals: [],
  isPublic: true,
})

export const listMostRecommendedContributors = endpoint({
  name: 'listMostRecommendedContributors',
  method: 'GET',
  path: '/contributors/GetAuthorsByTopCustomerRecommendations',
  description: 'The authors whom most customers recommend; nobody while there are no recommendations.',
  input: entity('TopRecommendationsQuery', {}),
  output: list(contributorLink),
  refusals: [],
  isPublic: true,
})
