// Wire contract of what products consist of: who made one, its forms and labels, what is said of it; on its page pictures, other editions
// of the work, and branches that have it in stock.

import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { badgeCodes } from '@stoa/domain/catalogue/badges'
import { contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'
import { entity, field } from '../entity.ts'
import { boolean, id, integer, isoDate, language, money, nullable, numbered, oneOf, text } from '../shape.ts'
import { subtypes } from './filter-kinds.ts'

export const contributorRole = oneOf(contributorRoles)
export const coverFormat = oneOf(['trade', 'pocket', 'large', 'square', 'plate'])

export const credit = entity('Credit', {
  name: field('nm', text, 'The person’s name in the language of the call.'),
  role: field('rl', contributorRole, 'What the person did for the book.'),
  code: field('cd', text, 'The person’s code.'),
  url: field('eurl', text, 'The last part of the address of the person’s page.'),
})

export const productDimension = entity('ProductDimension', {
  id: field('id', id, 'The form’s id, sent in carts as `dimension`.'),
  name: field('nm', text, 'The form in words: a colour, a size.'),
  kind: field('knd', oneOf(['custom', 'color', 'size']), 'What kind of form it is.'),
  code: field('cd', nullable(text), 'The code of the colour or size that filters know it by.'),
  quantity: field('qty', integer, 'Copies for sale, all branches together.'),
  cover: field('imgfld', nullable(text), 'The folder of its own drawing; null where it looks like the product.'),
})

export const badge = entity('Badge', {
  code: field('cd', oneOf(badgeCodes), 'The value’s code, as filters know it.'),
  name: field('nm', text, 'The label, in the language of the call.'),
})

export const productOffer = entity('ProductOffer', {
  code: field('cd', text, 'The promotion’s code, as filters know it.'),
  url: field('eurl', text, 'The last part of the address of the promotion’s page.'),
  name: field('nm', text, 'What the promotion is called, in the language of the call.'),
  words: field('txt', nullable(text), 'What it gives in a few words: `3 for €25`; null where `prc` has it already.'),
  copies: field('cnt', integer, 'How many copies gain it; 1 where `prc` has it already.'),
  validUntil: field('until', nullable(isoDate), 'Its last day; null while it has none.'),
})

export const textRequest = entity('TextRequest', {
  label: field('nm', text, 'What the buyer is asked to write, in the language of the call.'),
  max: field('max', integer, 'How many characters it may have.'),
})

export const booksellersNote = entity('BooksellersNote', {
  note: field('nt', nullable(text), 'A bookseller’s words about it.'),
  noteBy: field('ntby', nullable(text), 'Which bookseller.'),
  noteLanguage: field('ntlg', language, 'The language of the note.'),
})

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
  readyAt: field('o', nullable(text), 'From this hour of that day: `10:00`; null while `c` says enough.'),
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
