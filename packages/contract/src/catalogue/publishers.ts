// Wire contract of publishers.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { id, integer, language, list, nullable, oneOf, optional, text, typed } from '../shape.ts'
import { indexPageFields, indexQueryFields } from './people.ts'

export const publisherLink = entity('PublisherLink', {
  id: field('id', id, 'The publisher’s id.'),
  code: field('cd', text, 'The publisher’s code.'),
  url: field('eurl', text, 'The last part of the address of the publisher’s page, the same in both languages.'),
  name: field('nm', text, 'The name.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  initial: field('ltr', text, 'The letter the name stands under.'),
  titleCount: field('cnt', integer, 'Titles for sale.'),
})
export type PublisherLink = EntityOf<typeof publisherLink>

export const publisherProfile = entity('PublisherProfile', {
  ...publisherLink.fields,
  address: field('adr', nullable(text), 'Where the publisher is reached by post.'),
  website: field('wurl', nullable(text), 'Where it is reached on the net.'),
  email: field('eml', nullable(text), 'Where it is reached by mail.'),
})
export type PublisherProfile = EntityOf<typeof publisherProfile>

export const publisherSorts = ['NameAscending', 'NameDescending', 'TitlesDescending'] as const
export type PublisherSort = (typeof publisherSorts)[number]

export const publisherPage = entity('PublisherPage', {
  items: field('items', list(publisherLink), 'The publishers of this page.'),
  ...indexPageFields,
})
export type PublisherPage = EntityOf<typeof publisherPage>

export const listPublishers = endpoint({
  name: 'listPublishers',
  method: 'GET',
  path: '/publishers/getall',
  description: 'A page of the publishers that have titles for sale, with the letters they stand under.',
  input: entity('PublishersQuery', {
    ...indexQueryFields,
    sort: field('sort', optional(oneOf(publisherSorts)), 'The order; by name when left out.'),
  }),
  output: publisherPage,
  refusals: [],
  isPublic: true,
})

export const getPublisherByUrl = endpoint({
  name: 'getPublisherByUrl',
  method: 'GET',
  path: '/publishers/getbyurl',
  description: 'A publisher by the last part of its address.',
  input: entity('PublisherUrlQuery', { url: field('url', typed(1, 120), 'The last part of the address.') }),
  output: publisherProfile,
  refusals: ['publisher_not_found'],
  isPublic: true,
})
