// Wire contract of products: details and lists.

import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { editionTypes } from '@stoa/domain/catalogue/edition-types'
import { productKinds } from '@stoa/domain/catalogue/product-kinds'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'
import { wrappingUnits } from '@stoa/domain/ordering/pricing/gift-wrapping'
import { priceKinds } from '@stoa/domain/ordering/pricing/price-statement'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId, queryIds } from '../query-shapes.ts'
import {
  boolean,
  id,
  integer,
  isoDate,
  isoDateTime,
  language,
  list,
  money,
  nullable,
  numbered,
  oneOf,
  openCode,
  optional,
  text,
  typed,
} from '../shape.ts'
import { subtypes } from './filter-kinds.ts'
import {
  badge,
  booksellersNote,
  branchStock,
  breadcrumb,
  coverFormat,
  credit,
  edition,
  picture,
  productDimension,
  productOffer,
  responsiblePerson,
  textRequest,
} from './product-parts.ts'

const cardFields = {
  id: field('id', id, 'The product’s id.'),
  code: field('cd', text, 'The product’s code.'),
  kind: field('knd', openCode(productKinds), 'A gift card is outside VAT and is not a discount.'),
  url: field('eurl', text, 'The last part of the page’s address, the same in both languages.'),
  name: field('nm', text, 'Title of a book in its own language, or the name of anything else.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  englishTitle: field(
    'nmen',
    nullable(text),
    'Of a book in Greek, in calls in English: the title under which it is known in English.',
  ),
  credits: field('ctr', list(credit), 'Who made it, in the order of the title page.'),
  publisher: field('mfnm', text, 'Publisher or maker; empty when nobody says who.'),
  publisherUrl: field('mfeurl', text, 'The last part of the address of the publisher’s page.'),
  price: field('prc', money, 'What one costs now, in euros with VAT.'),
  priceBeforeDiscount: field(
    'prcbd',
    nullable(money),
    'Our lowest price of the 30 days before an announced reduction.',
  ),
  discountPercent: field(
    'dsc',
    integer,
    'The announced reduction in per cent, rounded down to a multiple of 5; 0 below that, and when there is none.',
  ),
  customerPrice: field('cprc', money, 'What the customer of the call pays: `prc`, which is one for everybody.'),
  customerDiscountPercent: field('cdsc', integer, 'Their reduction: `dsc`, which is one for everybody.'),
  availability: field('ast', numbered(availabilityNumbers), 'How it can be had; 3 is not available.'),
  heldBack: field('hld', boolean, 'Not on sale yet: safety data that have to stand beside it are missing.'),
  quantity: field(
    'qty',
    integer,
    'Copies for sale, all branches together; of what is not there yet, as many as may be ordered.',
  ),
  dimensions: field('dimenions', list(productDimension), 'The forms to choose from; empty when there is one only.'),
  badges: field('bdg', list(badge), 'What sets it apart: signed copies, an award, the bookseller’s choice.'),
  offers: field('prms', list(productOffer), 'What several copies gain by promotions that everybody gets.'),
  cover: field('imgfld', text, 'The folder of its front cover, `{imgfld}/{width}.avif`; it changes with the picture.'),
  image: field('img', text, 'The front, 720 pixels wide: its address in the shop.'),
  coverFormat: field('imgfmt', coverFormat, 'The shape of the cover; `plate` shows a thing that is no book.'),
  coverColor: field('imgclr', nullable(text), 'The colour behind the cover while it loads, `#7a1d2c`.'),
  coverStyle: field('imgst', text, 'The family of cover designs it belongs to.'),
  pages: field('pgs', nullable(integer), 'Number of pages.'),
  year: field('yr', nullable(integer), 'Year of this edition.'),
  releaseDate: field('rdt', nullable(isoDate), 'The day it comes or came out.'),
  seriesNumber: field('srsn', nullable(integer), 'Its place in its series.'),
  bookLanguage: field('lg', nullable(language), 'The language the book is in.'),
  binding: field('bnd', nullable(oneOf(subtypes)), 'Binding.'),
}

export const productCard = entity('ProductCard', cardFields)
export type ProductCard = EntityOf<typeof productCard>

export const productPart = entity('ProductPart', {
  product: field('prd', productCard, 'The product.'),
  dimensionId: field('dimension', integer, 'Its form; 0 when it has one only, or any.'),
  quantity: field('cnt', integer, 'How many of it a set contains; 1 in a group.'),
})

export const product = entity('Product', {
  ...cardFields,
  subtitle: field('snm', nullable(text), 'Subtitle, in the language of the title.'),
  originalTitle: field('otl', nullable(text), 'The title in the language it was written in.'),
  summary: field('ld', text, 'One sentence about it.'),
  description: field('dsr', text, 'One paragraph about it.'),
  contents: field('cnt', list(text), 'What stands inside, a line each.'),
  textLanguage: field(
    'txlg',
    language,
    'The language of `ld`, `dsr` and `cnt`: Greek when English is missing, English when Greek is.',
  ),
  categoryName: field('cnm', text, 'The main category’s name.'),
  ...booksellersNote.fields,
  breadcrumbs: field('breadcrumbs', list(breadcrumb), 'From the root category down to the main one.'),
  series: field('srs', nullable(text), 'The series’ name.'),
  providerCode: field('pvcd', nullable(text), 'The code under which its supplier knows it.'),
  ean: field('ean', text, 'Thirteen digits: the ISBN, or a number of the shop’s own.'),
  isbn: field('isbn13', nullable(text), 'ISBN-13 without hyphens.'),
  translatedFrom: field('trlg', nullable(text), 'The language it was translated from, ISO 639.'),
  translatedFromName: field('trnm', nullable(text), 'Its name in the language of the call.'),
  deliveryBand: field(
    'dlbnd',
    nullable(oneOf(bandCodes)),
    'Working days to a door in Greece (`w`: weeks); null when it cannot be had.',
  ),
  ageFrom: field('age', nullable(integer), 'From what age, in years.'),
  height: field('hmm', nullable(integer), 'In millimetres.'),
  width: field('wmm', nullable(integer), 'In millimetres.'),
  thickness: field('tmm', nullable(integer), 'In millimetres.'),
  weight: field('wgt', nullable(integer), 'In grams.'),
  priceKind: field('pknd', oneOf(priceKinds), 'What stands beside the price: a reduction, a comparison or nothing.'),
  reducedSince: field('rdsn', nullable(isoDate), 'The day the announced reduction began.'),
  reducedUntil: field('rdun', nullable(isoDateTime), 'When it stops being announced; the price itself may stay.'),
  publisherPrice: field('pprc', nullable(money), 'The publisher’s price, for comparison only, never struck through.'),
  minPrice: field('minprc', nullable(money), 'While the uniform book price holds, no offer goes below this.'),
  priceProtectedUntil: field('pprcut', nullable(isoDate), 'The last day of the uniform book price, when it holds.'),
  editionNumber: field('edn', nullable(integer), 'Which edition it is.'),
  editionTypes: field('edt', list(oneOf(editionTypes)), 'What kind of edition it is: revised, bilingual.'),
  illustrations: field('ill', nullable(integer), 'How many illustrations it has.'),
  illustrationsNote: field('illn', nullable(text), 'Its illustrations in the sender’s words.'),
  imprint: field('imp', nullable(text), 'Under which name of its publisher it came out, where that is another.'),
  otherSeries: field('osrs', list(text), 'Other series that it is in, with its number there.'),
  thema: field('thm', text, 'Thema subject codes of its categories, separated by spaces.'),
  publisherAddress: field('mfadr', nullable(text), 'Where the publisher is reached by post (product safety).'),
  publisherEmail: field('mfeml', nullable(text), 'Where the publisher is reached by e-mail (product safety).'),
  publisherWebsite: field('mfurl', nullable(text), 'Where the publisher is reached on the net (product safety).'),
  responsible: field('rsp', nullable(responsiblePerson), 'Who answers for a publisher outside the Union.'),
  warnings: field('wrn', nullable(text), 'Safety warnings.'),
  authorBiography: field('bio', nullable(text), 'About the first author.'),
  imageBack: field('img2', nullable(text), 'The back.'),
  imageSide: field('img3', nullable(text), 'The side.'),
  imageInside: field('img4', nullable(text), 'The first picture from inside.'),
  pictures: field('pics', list(picture), 'Its pictures, the front first.'),
  editions: field('eds', list(edition), 'All editions of its work, itself among them; empty when there is no other.'),
  branches: field('brs', list(branchStock), 'Where copies stand, and from when one can be collected.'),
  parts: field('prts', optional(list(productPart)), 'What a group shows or a set contains, in order.'),
  partsPrice: field('prtsprc', optional(money), 'Of a set: what its parts cost one by one.'),
  boxCapacity: field('boxcap', optional(integer), 'Of a gift box: how many things fit into it.'),
  textRequest: field('txtreq', optional(textRequest), 'Of a product made for the buyer: what to write.'),
  wrappingPrice: field('wrpprc', optional(money), 'What gift wrapping costs, where it can be wrapped.'),
  wrappingUnit: field('wrpper', optional(oneOf(wrappingUnits)), 'Whether that is for each copy or for the whole line.'),
  withdrawable: field('wdr', optional(boolean), 'Whether it can be returned within 14 days without a reason.'),
})
export type Product = EntityOf<typeof product>

export const getProductByUrl = endpoint({
  name: 'getProductByUrl',
  method: 'GET',
  path: '/products/getbyurl',
  description: 'A product by the last part of its address.',
  input: entity('ProductUrlQuery', { url: field('url', typed(1, 120), 'The last part of the address.') }),
  output: product,
  refusals: ['product_not_found'],
  isPublic: true,
})

export const getProductById = endpoint({
  name: 'getProductById',
  method: 'GET',
  path: '/products/getbyid',
  description: 'A product by its id.',
  input: entity('ProductIdQuery', { id: field('id', queryId, 'The product’s id.') }),
  output: product,
  refusals: ['product_not_found'],
  isPublic: true,
})

export const listProductsByIds = endpoint({
  name: 'listProductsByIds',
  method: 'GET',
  path: '/products/getbyproductsids',
  description: 'Products by their ids, in the order asked; unknown ids are left out.',
  input: entity('ProductIdsQuery', { ids: field('productsids', queryIds(50), 'Ids separated by commas, at most 50.') }),
  output: list(productCard),
  refusals: [],
  isPublic: true,
})

export const relationCodes = ['series', 'editions', 'author', 'neighbours'] as const

export const listRelatedProducts = endpoint({
  name: 'listRelatedProducts',
  method: 'GET',
  path: '/products/getrelatedproductsbycode',
  description:
    'Products that belong with one: its series in order, the editions of its work, others by its author, its neighbours on the shelf.',
  input: entity('RelatedProductsQuery', {
    productId: field('productId', queryId, 'The product.'),
    code: field('code', oneOf(relationCodes), 'Which relation.'),
  }),
  output: list(productCard),
  refusals: ['product_not_found'],
  isPublic: true,
})

export const listRecommendedProducts = endpoint({
  name: 'listRecommendedProducts',
  method: 'GET',
  path: '/products/GetByCustomerRecommendations',
  description: 'The products that a customer recommends; none while there are no recommendations.',
  input: entity('ProductRecommendationsQuery', {
    customerId: field('customerId', optional(queryId), 'The customer.'),
  }),
  output: list(productCard),
  refusals: [],
  isPublic: true,
})

export const listMostRecommendedProducts = endpoint({
  name: 'listMostRecommendedProducts',
  method: 'GET',
  path: '/products/GetProductsByTopCustomerRecommendations',
  description: 'The products that most customers recommend; none while there are no recommendations.',
  input: entity('TopProductRecommendationsQuery', {}),
  output: list(productCard),
  refusals: [],
  isPublic: true,
})
