// Wire contract of search: results with the corrections made to the query, and suggestions while it is being typed.

import { suggestionKinds } from '@stoa/domain/search/rank-suggestions'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { id, integer, language, list, nullable, oneOf, text, typed } from '../shape.ts'
import { productCard } from './catalogue.ts'
import { listQueryFields, productPageFields } from './listing.ts'

const correctionKinds = ['layout', 'spelling', 'fewerWords'] as const

export const correction = entity('Correction', {
  kind: field(
    'knd',
    oneOf(correctionKinds),
    'layout: the keyboard was in the other language; spelling: words were mended or taken apart; fewerWords: nothing holds all words.',
  ),
  text: field('txt', text, 'What was searched instead, as it is written in the shop.'),
  dropped: field('drp', list(text), 'Of fewerWords: the words as typed that the results lack.'),
})
export type Correction = EntityOf<typeof correction>

const topicKinds = ['category', 'page', 'section'] as const

export const topic = entity('Topic', {
  kind: field(
    'knd',
    oneOf(topicKinds),
    'A category of products, a page of help, or a section of the shop such as its best sellers.',
  ),
  id: field('id', nullable(id), 'Its id; null for a section.'),
  name: field('nm', text, 'Its name.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  url: field('eurl', text, 'The last part of its page’s address; for a section there is no other part.'),
  productCount: field('cnt', nullable(integer), 'Of a category: how many products it has, about.'),
})
export type Topic = EntityOf<typeof topic>

export const searchPage = entity('SearchPage', {
  ...productPageFields,
  topics: field(
    'tpcs',
    list(topic),
    'The categories, pages of help and sections that the text names, the likeliest first: to be offered before the products.',
  ),
  correction: field(
    'correction',
    nullable(correction),
    'What was searched instead of what was typed. The typed text in quotes is searched as it is.',
  ),
  direct: field(
    'dir',
    nullable(text),
    'The last part of the address of the one product whose ISBN or bar code was typed: go straight there.',
  ),
})
export type SearchPage = EntityOf<typeof searchPage>

const maxTextLength = 200

export const searchProducts = endpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/products/search',
  description:
    'A page of the products that a text finds: titles, people, publishers, series, ISBN, categories and what they are also called. An empty text finds everything.',
  input: entity('SearchQuery', {
    text: field('text', typed(0, maxTextLength), 'As typed, in whatever spelling, script or keyboard layout.'),
    ...listQueryFields,
  }),
  output: searchPage,
  refusals: [],
  isPublic: true,
})

export const suggestion = entity('Suggestion', {
  kind: field('knd', oneOf(suggestionKinds), 'What is suggested.'),
  id: field('id', id, 'Its id: of the product, person, category, publisher, series or page.'),
  name: field('nm', text, 'Title or name.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  url: field(
    'eurl',
    nullable(text),
    'The last part of its page’s address; null for a series, which has no page: search its name.',
  ),
  product: field('prd', nullable(productCard), 'Of a title: the whole card, with cover, price and authors.'),
})
export type Suggestion = EntityOf<typeof suggestion>

export const suggestProducts = endpoint({
  name: 'suggestProducts',
  method: 'GET',
  path: '/products/suggest',
  description:
    'What a text that is still being typed may become, the likeliest first, of all kinds, at most 10. From the second letter on.',
  input: entity('SuggestQuery', { text: field('text', typed(0, maxTextLength), 'As typed so far.') }),
  output: list(suggestion),
  refusals: [],
  isPublic: true,
})
