// Wire contract of the category tree.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId, queryInteger } from '../query-shapes.ts'
import { id, integer, language, list, nullable, optional, text, typed } from '../shape.ts'
import { breadcrumb } from './product-parts.ts'

export const categoryLink = entity('CategoryLink', {
  id: field('id', id, 'The category’s id.'),
  code: field('cd', text, 'The category’s code.'),
  url: field('eurl', text, 'The last part of its address.'),
  name: field('nm', text, 'Its name.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  productCount: field('cnt', integer, 'Products in it and below it.'),
})
export type CategoryLink = EntityOf<typeof categoryLink>

export const category = entity('Category', {
  ...categoryLink.fields,
  intro: field('dsr', nullable(text), 'Two sentences about it.'),
  thema: field('thm', text, 'Thema subject codes, separated by spaces.'),
  parentId: field('pid', nullable(id), 'The category above it.'),
  breadcrumbs: field('breadcrumbs', list(breadcrumb), 'From the root down to this one.'),
  children: field('subs', list(categoryLink), 'The categories right below it.'),
  siblings: field('sibs', list(categoryLink), 'The categories beside it, itself included.'),
})
export type Category = EntityOf<typeof category>

const categoryNode = entity('CategoryNode', {
  ...categoryLink.fields,
  parentId: field('pid', nullable(id), 'The category above it.'),
  level: field('lvl', integer, 'How deep below the asked one, from 1.'),
})

export const getCategoryByUrl = endpoint({
  name: 'getCategoryByUrl',
  method: 'GET',
  path: '/categories/getbyurl',
  description: 'A category by the last part of its address.',
  input: entity('CategoryUrlQuery', { url: field('url', typed(1, 120), 'The last part of the address.') }),
  output: category,
  refusals: ['category_not_found'],
  isPublic: true,
})

export const getCategoryByCode = endpoint({
  name: 'getCategoryByCode',
  method: 'GET',
  path: '/categories/getbycode',
  description: 'A category by its code.',
  input: entity('CategoryCodeQuery', { code: field('code', typed(1, 120), 'The category’s code.') }),
  output: category,
  refusals: ['category_not_found'],
  isPublic: true,
})

export const getCategoryById = endpoint({
  name: 'getCategoryById',
  method: 'GET',
  path: '/categories/getbyid',
  description: 'A category by its id.',
  input: entity('CategoryIdQuery', { id: field('id', queryId, 'The category’s id.') }),
  output: category,
  refusals: ['category_not_found'],
  isPublic: true,
})

export const listCategoriesByParent = endpoint({
  name: 'listCategoriesByParent',
  method: 'GET',
  path: '/categories/getByParentCategoryId',
  description: 'The categories right below one; without `parentid`, the roots.',
  input: entity('CategoryParentQuery', { parentId: field('parentid', optional(queryId), 'The category above.') }),
  output: list(categoryLink),
  refusals: ['category_not_found'],
  isPublic: true,
})

export const listCategoryTree = endpoint({
  name: 'listCategoryTree',
  method: 'GET',
  path: '/categories/getcategoriestree',
  description: 'The tree below a category, as a list in reading order.',
  input: entity('CategoryTreeQuery', {
    parentId: field('parentId', optional(queryId), 'The category above; or `parentCode`; or neither, for all roots.'),
    parentCode: field('parentCode', optional(typed(1, 120)), 'The code of the category above.'),
    levels: field('treeLevel', optional(queryInteger(1, 10)), 'How many levels; all when left out.'),
  }),
  output: list(categoryNode),
  refusals: ['category_not_found'],
  isPublic: true,
})
