// Wire contract of the products of a contributor or a publisher: pages of a list, in any sort order.

import { contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId, queryInteger, queryNames } from '../query-shapes.ts'
import { integer, list, oneOf, optional } from '../shape.ts'
import { productCard } from './catalogue.ts'
import { productSorts } from './listing.ts'

export const workPage = entity('WorkPage', {
  items: field('items', list(productCard), 'The products of this page.'),
  total: field('total', integer, 'How many there are in all, however deep the page.'),
  page: field('page', integer, 'This page, from 1; beyond the last one there are no items.'),
  pageSize: field('psize', integer, 'Products to a page.'),
})
export type WorkPage = EntityOf<typeof workPage>

const pageFields = {
  sort: field('sort', optional(oneOf(productSorts)), 'The order; Default puts what can be had first.'),
  page: field('page', optional(queryInteger(1, 100_000)), 'From 1.'),
  pageSize: field('psize', optional(queryInteger(1, 100)), 'At most 100; 24 when left out.'),
}

export const listContributorProducts = endpoint({
  name: 'listContributorProducts',
  method: 'GET',
  path: '/products/GetContributorProducts',
  description: 'A page of what a person has made.',
  input: entity('ContributorProductsQuery', {
    contributorId: field('id', queryId, 'The person’s id.'),
    ...pageFields,
    roles: field('codes', optional(queryNames(contributorRoles)), 'Only what was done in these roles.'),
  }),
  output: workPage,
  refusals: ['contributor_not_found'],
  isPublic: true,
})

export const listPublisherProducts = endpoint({
  name: 'listPublisherProducts',
  method: 'GET',
  path: '/products/GetPublisherProducts',
  description: 'A page of what a publisher has published.',
  input: entity('PublisherProductsQuery', { publisherId: field('id', queryId, 'The publisher’s id.'), ...pageFields }),
  output: workPage,
  refusals: ['publisher_not_found'],
  isPublic: true,
})
