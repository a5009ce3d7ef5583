// Wire contract of the sections of a product's page: pictures, other editions of the work, and branches that have it in
// stock.

import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { entity, field } from '../entity.ts'
import { boolean, id, integer, isoDate, language, money, nullable, numbered, oneOf, text } from '../shape.ts'
import { subtypes } from './filter-kinds.ts'

export const breadcrumb = entity('Breadcrumb', {
  name: field('nm', text, 'The category’s name.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  url: field('eurl', text, 'The last part of the category’s address.'),
})

export const picture = entity('ProductPicture', {
  view: field('vw', text, '`front`, `back`, `side`, or the number of a picture from inside.'),
  folder: field('fld', text, 'Where it lives: `{fld}/{width}.avif`; the folder changes with the picture.'),
  kind: field('knd', oneOf(['front', 'back', 'side', 'inside']), 'What it shows.'),
  rendered: field('drw', boolean, 'Drawn by the shop: there is a `cover.svg` beside the widths.'),
  width: field('w', integer, 'Of the original: with `h`, the picture’s proportions.'),
  height: field('h', integer, 'Of the original.'),
  description: field('alt', nullable(text), 'What a picture from inside shows, in words.'),
})

export const edition = entity('Edition', {
  id: field('id', id, 'The product’s id.'),
  url: field('eurl', text, 'The last part of the page’s address.'),
  name: field('nm', text, 'The title of this edition.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  isbn: field('isbn13', nullable(text), 'ISBN-13 without hyphens.'),
  binding: field('bnd', nullable(oneOf(subtypes)), 'Binding.'),
  bookLanguage: field('lg', nullable(language), 'The language the book is in.'),
  publisher: field('mfnm', text, 'Publisher.'),
  year: field('yr', nullable(integer), 'Year of this edition.'),
  price: field('prc', money, 'What one costs now, in euros with VAT.'),
  availability: field('ast', numbered(availabilityNumbers), 'How it can be had.'),
})

export const pickup = entity('Pickup', {
  from: field('frm', oneOf(['here', 'brought']), 'It stands there, or has to be brought there first.'),
  day: field('d', isoDate, 'The first day it can be collected.'),
  until: field('c', nullable(text), 'Open now, until this hour of that day: `21:00`.'),
  opens: field('o', text, 'When the branch opens on that day: `09:00`.'),
})

export const branchStock = entity('BranchStock', {
  branchId: field('id', id, 'The branch.'),
  name: field('nm', text, 'The branch’s name.'),
  quantity: field('qty', integer, 'Copies standing there now.'),
  pickup: field('pck', nullable(pickup), 'From when one can be collected there; null when it cannot.'),
})

export const responsiblePerson = entity('ResponsiblePerson', {
  name: field('nm', text, 'Who answers for it inside the Union.'),
  address: field('adr', nullable(text), 'By post.'),
  email: field('eml', nullable(text), 'By e-mail.'),
})
