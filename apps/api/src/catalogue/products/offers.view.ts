// Promotions in words, in the caller's language.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Promotion } from '@stoa/contract/catalogue/promotions'
import type { Language } from '@stoa/domain/language'
import { formatWholeEuros } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { type OfferWords, offerWords } from '@stoa/domain/ordering/promotions/offer-words'
import { createTranslator } from 'use-intl/core'
import el from '../../../locales/offers.el.json' with { type: 'json' }
import en from '../../../locales/offers.en.json' with { type: 'json' }
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import type { NamedOffer, NamedPromotion } from './public-promotions.service.ts'

const throwError = (error: Error): never => {
  throw error
}

const translators = {
  el: createTranslator({ locale: 'el', messages: el, onError: throwError }),
  en: createTranslator({ locale: 'en', messages: en, onError: throwError }),
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const
const percentFormats = { el: new Intl.NumberFormat('el', percent), en: new Intl.NumberFormat('en-GB', percent) }

/** `3 με 25 €`, `Το δεύτερο στη μισή τιμή` */
function wordsIn(language: Language, words: OfferWords, { giftEl, giftEn }: NamedPromotion): string {
  return translators[language](words.key, {
    copies: words.copies,
    reduced: words.reduced,
    percent: percentFormats[language].format(words.basisPoints / 10_000),
    amount: formatWholeEuros(words.cents, language),
    from: formatWholeEuros(words.fromCents, language),
    gift: inLanguage(giftEl ?? '', giftEn, language),
  })
}

const lastDayOf = ({ endsAt }: NamedPromotion): string | null => (endsAt === null ? null : isoDay(dayOf(endsAt - 1)))

type Offers = ProductCard['offers']

/** All that a product's own page says. */
export const viewOffers = (offers: readonly NamedOffer[], language: Language): Offers =>
  offers.flatMap(({ words, copies, promotion }) => {
    if (!words) return []
    const { code, url, nameEl, nameEn } = promotion
    return {
      ...{ code, url, copies, name: inLanguage(nameEl, nameEn, language) },
      words: copies === 1 ? null : wordsIn(language, words, promotion),
      validUntil: lastDayOf(promotion),
    }
  })

/** Of a card: what it has in common with every other product is said elsewhere, and so is a gift, which may be gone. */
export const viewCardOffers = (offers: readonly NamedOffer[], language: Language): Offers =>
  viewOffers(
    offers.filter(
      ({ copies, promotion }) => copies > 1 && promotion.target !== null && promotion.effect.kind !== 'gift',
    ),
    language,
  )

export function viewPromotion(promotion: NamedPromotion, isOver: boolean, language: Language): Promotion {
  const { code, url, nameEl, nameEn, introEl, introEn } = promotion
  const words = offerWords(promotion)
  return {
    ...{ code, url, name: inLanguage(nameEl, nameEn, language), nameLanguage: languageOf(nameEn, language) },
    words: words && wordsIn(language, words, promotion),
    intro: inLanguageOrNull(introEl, introEn, language),
    introLanguage: languageOf(introEn, language),
    validUntil: lastDayOf(promotion),
    over: isOver,
    listed: promotion.scope !== 'shipping',
  }
}
