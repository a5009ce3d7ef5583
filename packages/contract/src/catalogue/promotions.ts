// Wire contract of the promotions that everybody gets.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { boolean, isoDate, language, list, nullable, text, typed } from '../shape.ts'

export const promotion = entity('Promotion', {
  code: field('cd', text, 'The promotion’s code, as filters know it.'),
  url: field('eurl', text, 'The last part of the address of its page, the same in both languages.'),
  name: field('nm', text, 'What it is called.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  words: field('txt', nullable(text), 'What it gives in a few words: `3 for €25`; null where they do not say it.'),
  intro: field('intro', nullable(text), 'What the shop says about it.'),
  introLanguage: field('introlg', language, 'The language `intro` is written in.'),
  validUntil: field('until', nullable(isoDate), 'Its last day; null while it has none.'),
  over: field('over', boolean, 'Whether it has ended.'),
  listed: field(
    'lst',
    boolean,
    'Whether the filter `Promotion` finds products of it; not where it acts on the delivery.',
  ),
})
export type Promotion = EntityOf<typeof promotion>

export const listPromotions = endpoint({
  name: 'listPromotions',
  method: 'GET',
  path: '/promotions/getall',
  description: 'The promotions that act by themselves, for everybody, now; the oldest first.',
  input: entity('PromotionsQuery', {}),
  output: list(promotion),
  refusals: [],
  isPublic: true,
})

export const getPromotionByUrl = endpoint({
  name: 'getPromotionByUrl',
  method: 'GET',
  path: '/promotions/getbyurl',
  description: 'A promotion by the last part of its address, also one that has ended.',
  input: entity('PromotionUrlQuery', { url: field('url', typed(1, 120), 'The last part of the address.') }),
  output: promotion,
  refusals: ['promotion_not_found'],
  isPublic: true,
})
