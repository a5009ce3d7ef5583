import type { Product } from '@stoa/contract/catalogue'
import { useTranslations } from 'use-intl'
import { makersOf } from '../../../shared/book-words.ts'

type Picture = Product['pictures'][number]

/** What a picture is called, for those who do not see it and on the buttons that lead to it. */
export function usePictureWords(product: Product) {
  const t = useTranslations('product')
  const makers = makersOf(product)
  const title = product.name
  const front = makers === '' ? t('coverAlone', { title }) : t('cover', { title, makers })
  return {
    nameOf(picture: Picture): string {
      if (picture.description !== null) return picture.description
      return picture.kind === 'front' ? front : t(`pictures.of.${picture.kind}`, { title })
    },
    /** Short, on a button. */
    labelOf: (picture: Picture): string => picture.description ?? t(`pictures.kind.${picture.kind}`),
  }
}
