import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { CategoryBreadcrumb } from '../../../../shared/category-breadcrumb.tsx'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import page from '../../../../shared/page.module.css'
import { useEditedLine } from '../../../../shared/use-edited-line.ts'
import { GiftCardDrawing } from '../gift-card-drawing.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import styles from './gift-card-page.module.css'
import { useGiftCardForm } from './use-gift-card-form.ts'

interface GiftCardPageProps {
  product: Product
  /** SVG, drawn on the card. */
  spines: readonly string[]
}

/** A gift card: its drawing follows the amount, and the form asks whom it is for. */
export function GiftCardPage({ product, spines }: GiftCardPageProps) {
  const t = useTranslations('gift-cards')
  const edited = useEditedLine(product.id)
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <CategoryBreadcrumb categories={product.breadcrumbs} current={product.name} />
      {canBeBought(product.availability) ? (
        <Order key={edited?.key} product={product} spines={spines} />
      ) : (
        <div className={styles.columns}>
          <GiftCardDrawing cents={product.price} spines={spines} />
          <div>
            <Heading product={product} />
            <Note tone="info">{t('sale.unavailable')}</Note>
          </div>
        </div>
      )}
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how">{t('sale.how')}</h2>
        <ul>
          {(['uses', 'validity', 'money'] as const).map((name) => (
            <li key={name}>{t(`sale.${name}`)}</li>
          ))}
        </ul>
      </section>
    </main>
  )
}

function Order({ product, spines }: GiftCardPageProps) {
  const t = useTranslations('gift-cards')
  const edited = useEditedLine(product.id)
  const form = useGiftCardForm(product, edited)
  return (
    <div className={styles.columns}>
      <div>
        <GiftCardDrawing cents={form.cents} spines={spines} />
        <p className={styles.design}>{t('sale.design')}</p>
      </div>
      <div>
        <Heading product={product} />
        <GiftCardForm product={product} form={form} isEdited={edited !== null} />
      </div>
    </div>
  )
}

function Heading({ product }: { product: Product }) {
  const language = useLocale()
  const name = product.englishTitle ?? product.name
  const lang = product.englishTitle === null ? langIfForeign(product.nameLanguage, language) : undefined
  return (
    <>
      <h1 lang={lang}>{name}</h1>
      <p className={styles.lead} lang={langIfForeign(product.textLanguage, language)}>
        {product.summary}
      </p>
    </>
  )
}
