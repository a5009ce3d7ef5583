// Wire contract of editorial content: pages, banners and texts around the catalogue.

import { noInput } from '../accepted.ts'
import { productCard } from '../catalogue/catalogue.ts'
import { booksellersNote, credit } from '../catalogue/product-parts.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId } from '../query-shapes.ts'
import { boolean, id, integer, isoDate, language, list, nullable, oneOf, optional, text, typed } from '../shape.ts'

const groupQuery = entity('BannerGroupQuery', { group: field('code', typed(1, 60), 'The group’s code.') })

export const banner = entity('Banner', {
  id: field('id', id, 'The banner’s id.'),
  title: field('tl', text, 'Headline.'),
  eyebrow: field('ovr', nullable(text), 'The line above the headline.'),
  body: field('txt', nullable(text), 'One or two sentences.'),
  action: field('act', nullable(text), 'The words of the link.'),
  link: field('nu', text, 'Where it leads, a path of this shop without language prefix.'),
  artworkSeed: field('ps', nullable(text), 'What the drawing is made from, when the banner has one.'),
  artworkKind: field('pk', nullable(text), 'The kind of drawing, when it has one.'),
  artworkPalette: field('pw', nullable(text), 'The colours of the drawing.'),
  textLanguage: field('txlg', language, 'The language of its words: Greek when English is missing.'),
})
export type Banner = EntityOf<typeof banner>

export const menuLink = entity('MenuLink', {
  id: field('id', id, 'The item’s id.'),
  parentId: field('pid', nullable(id), 'The item above it.'),
  title: field('tl', text, 'Its words.'),
  link: field('nu', text, 'Where it leads, a path of this shop without language prefix.'),
})

export const menuItem = entity('MenuItem', {
  ...menuLink.fields,
  children: field('SubmenuItems', list(menuLink), 'The items below it.'),
})
export type MenuItem = EntityOf<typeof menuItem>

export const socialMedia = entity('SocialMedia', {
  platform: field('platform_name', text, 'The platform’s name.'),
  url: field('url', text, 'The shop’s page there.'),
  image: field('img1', text, 'The name of its mark.'),
  position: field('si', integer, 'Order, smallest first.'),
  onHeader: field('show_on_header', boolean, 'Shown in the header.'),
  onFooter: field('show_on_footer', boolean, 'Shown in the footer.'),
})
export type SocialMedia = EntityOf<typeof socialMedia>

export const customMessage = entity('CustomMessage', {
  code: field('cd', text, 'The message’s code.'),
  body: field('txt', text, 'Its words.'),
  textLanguage: field('txlg', language, 'Their language: Greek when English is missing.'),
})
export type CustomMessage = EntityOf<typeof customMessage>

export const carouselBook = entity('ShelfBook', {
  product: field('prd', productCard, 'The product.'),
  ...booksellersNote.fields,
})
export type CarouselBook = EntityOf<typeof carouselBook>

export const productTab = entity('ProductTab', {
  code: field('cd', text, 'The tab’s code.'),
  title: field('tl', text, 'Its title.'),
  intro: field('dsr', nullable(text), 'One sentence under the title.'),
  textLanguage: field('txlg', language, 'The language of title and intro.'),
  books: field('items', list(carouselBook), 'What stands on it, in order.'),
})
export type ProductTab = EntityOf<typeof productTab>

export const pageBlock = entity('PageBlock', {
  kind: field('knd', oneOf(['heading', 'paragraph', 'list']), 'What it is.'),
  text: field('txt', optional(text), 'The words of a heading or paragraph.'),
  items: field('items', optional(list(text)), 'The lines of a list.'),
})
export type PageBlock = EntityOf<typeof pageBlock>

export const contentPage = entity('ContentPage', {
  code: field('cd', text, 'The page’s code.'),
  url: field('eurl', text, 'The last part of its address.'),
  title: field('tl', text, 'Its title.'),
  blocks: field('bdy', list(pageBlock), 'Its text.'),
  version: field('ver', nullable(integer), 'Of the terms: which text this is.'),
  textLanguage: field('txlg', language, 'The language of title and text.'),
})

export const nameDay = entity('NameDay', {
  date: field('dt', isoDate, 'The day.'),
  names: field('nms', text, 'Who celebrates, separated by commas.'),
  textLanguage: field('txlg', language, 'The language of the names.'),
})
export type NameDay = EntityOf<typeof nameDay>

export const contributor = entity('Contributor', {
  code: field('cd', text, 'The person’s code.'),
  url: credit.fields.url,
  name: credit.fields.name,
  titleCount: field('cnt', integer, 'Books of theirs in the shop.'),
  books: field('prds', list(productCard), 'Some of their books, those that sell most first.'),
})
export type Contributor = EntityOf<typeof contributor>

export const getProductTab = endpoint({
  name: 'getProductTab',
  method: 'GET',
  path: '/producttabs/getbycode',
  description: 'A row of products that people arranged.',
  input: entity('ProductTabQuery', { code: field('code', typed(1, 60), 'The tab’s code.') }),
  output: productTab,
  refusals: ['tab_not_found'],
  isPublic: true,
})

export const listBannersByGroupName = endpoint({
  name: 'listBannersByGroupName',
  method: 'GET',
  path: '/banners/getbybannergroupname',
  description: 'The banners of a group, by its name.',
  input: entity('BannerGroupNameQuery', { group: field('name', typed(1, 60), 'The group’s name.') }),
  output: list(banner),
  refusals: [],
  isPublic: true,
})

export const listBannersByGroupCode = endpoint({
  name: 'listBannersByGroupCode',
  method: 'GET',
  path: '/banners/GetByBannerGroupCode',
  description: 'The banners of a group, by its code.',
  input: groupQuery,
  output: list(banner),
  refusals: [],
  isPublic: true,
})

export const getMainMenu = endpoint({
  name: 'getMainMenu',
  method: 'GET',
  path: '/menuitems/GetMainMenuStructured',
  description: 'The main menu with its submenus.',
  input: noInput,
  output: list(menuItem),
  refusals: [],
  isPublic: true,
})

export const listSocialMedia = endpoint({
  name: 'listSocialMedia',
  method: 'GET',
  path: '/SocialMedia/GetAll',
  description: 'The shop’s pages on other platforms.',
  input: noInput,
  output: list(socialMedia),
  refusals: [],
  isPublic: true,
})

export const listCustomMessages = endpoint({
  name: 'listCustomMessages',
  method: 'GET',
  path: '/custommessages/getbycode',
  description: 'Messages by their codes, in the order asked; unknown codes are left out.',
  input: entity('CustomMessageQuery', { codes: field('code', typed(1, 400), 'Codes separated by commas.') }),
  output: list(customMessage),
  refusals: ['message_not_found'],
  isPublic: true,
})

export const getContentPage = endpoint({
  name: 'getContentPage',
  method: 'GET',
  path: '/contentpages/getbyurl',
  description: 'A page of text: terms, privacy, returns.',
  input: entity('ContentPageQuery', {
    url: field('url', typed(1, 120), 'The last part of the address.'),
    version: field('ver', optional(queryId), 'A version of the terms; left out, the page of today.'),
  }),
  output: contentPage,
  refusals: ['page_not_found'],
  isPublic: true,
})

export const listNameDays = endpoint({
  name: 'listNameDays',
  method: 'GET',
  path: '/namedays/getupcoming',
  description: 'Whose name day comes within a week, today first.',
  input: noInput,
  output: list(nameDay),
  refusals: [],
  isPublic: true,
})

export const listFeaturedContributors = endpoint({
  name: 'listFeaturedContributors',
  method: 'GET',
  path: '/contributors/getfeatured',
  description: 'Authors whose books stand together on the home page.',
  input: noInput,
  output: list(contributor),
  refusals: [],
  isPublic: true,
})
