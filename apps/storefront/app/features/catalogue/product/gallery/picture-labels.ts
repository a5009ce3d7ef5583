import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useTranslations } from 'use-intl'
import { contributorNames } from '../../../../shared/book-display.ts'

type Picture = Product['pictures'][number]

/** A picture's name: its alternative text, and the label of its button. */
export function usePictureLabels(product: Product) {
  const t = useTranslations('product')
  const contributors = contributorNames(product)
  const title = product.name
  const front = contributors === '' ? t('coverAlone', { title }) : t('cover', { title, makers: contributors })
  const drawn = product.bookLanguage === null ? t('drawnThing', { title }) : t('drawn', { title })
  return {
    nameOf(picture: Picture): string {
      if (picture.description !== null) return picture.description
      if (picture.rendered) return drawn
      return picture.kind === 'front' ? front : t(`pictures.of.${picture.kind}`, { title })
    },
    /** Short form, for a button. */
    labelOf: (picture: Picture): string => picture.description ?? t(`pictures.kind.${picture.kind}`),
  }
}
