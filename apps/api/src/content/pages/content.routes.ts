// The endpoints for texts and pictures.

import * as contract from '@stoa/contract/content/content'
import { nextShopMidnight } from '@stoa/domain/ordering/delivery/working-days'
import { done, refused } from '@stoa/domain/outcome'
import { type CardDeps, viewNote } from '../../catalogue/products/cards.service.ts'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import * as queries from './content.queries.ts'
import * as service from './content.service.ts'
import { viewBanner, viewMenu, viewMessage, viewNameDay, viewPage, viewSocialMedia } from './content.view.ts'

export function contentOperations(db: Executor): Operation[] {
  const banners = async ({ group }: { group: string }, call: Call) => {
    call.tag('content')
    return done((await queries.listBanners(db, group)).map((row) => viewBanner(row, call.language)))
  }
  return [
    operation(contract.listBannersByGroupName, banners),
    operation(contract.listBannersByGroupCode, banners),
    operation(contract.getMainMenu, async (_, call) => {
      call.tag('content')
      return done(viewMenu(await queries.listMenu(db), call.language))
    }),
    operation(contract.listSocialMedia, async (_, call) => {
      call.tag('content')
      return done((await queries.listSocialMedia(db)).map(viewSocialMedia))
    }),
    operation(contract.listCustomMessages, async ({ codes }, call) => {
      call.tag('content')
      const rows = await queries.listMessages(
        db,
        codes.split(',').map((code) => code.trim()),
      )
      return rows.length === 0
        ? refused({ code: 'message_not_found' })
        : done(rows.map((row) => viewMessage(row, call.language)))
    }),
    operation(contract.getContentPage, async ({ url, version }, call) => {
      call.tag('content')
      const page = await queries.findPage(db, url)
      const isCurrent = version === undefined || version === page?.version
      const hasVersions = page !== null && page.version !== null
      const text = isCurrent ? page : hasVersions ? await queries.findTermsVersion(db, version) : null
      return page && text ? done(viewPage({ ...page, ...text }, call.language)) : refused({ code: 'page_not_found' })
    }),
    operation(contract.listNameDays, async (_, call) => {
      call.tag('content')
      call.validUntil(nextShopMidnight(call.now))
      const days = await service.listNameDays(db, call.now)
      return done(days.map(({ date, entry }) => viewNameDay(date, entry, call.language)))
    }),
  ]
}

/** Carousels of products. */
export function carouselOperations(deps: CardDeps): Operation[] {
  return [
    operation(contract.getProductTab, async ({ code }, call) => {
      const result = await service.getCarousel(deps, code, call)
      return result.ok ? done(showCarousel(result.value, call)) : result
    }),
    operation(contract.listFeaturedContributors, async (_, call) => {
      call.tag('content')
      const featured = await service.listFeatured(deps, call)
      return done(
        featured.map(({ author, cards }) => ({
          code: author.code,
          url: author.url,
          name: inLanguage(author.name_el, author.name_en, call.language),
          titleCount: author.title_count,
          books: cards,
        })),
      )
    }),
  ]
}

function showCarousel({ carousel, cards }: service.CarouselWithCards, call: Call) {
  call.tag('content')
  return {
    code: carousel.code,
    title: inLanguage(carousel.title_el, carousel.title_en, call.language),
    intro: inLanguageOrNull(carousel.intro_el, carousel.intro_en, call.language),
    textLanguage: languageOf(carousel.title_en, call.language),
    books: carousel.books.flatMap((book) => {
      const card = cards.get(book.product_id)
      return card ? [{ ...viewNote(book, call.language), product: card }] : []
    }),
  }
}
