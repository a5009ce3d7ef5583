import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { formatMoney } from '@stoa/domain/money'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { productPath } from '../../../../shared/book-display.ts'
import styles from './edition-choice.module.css'
import { labelEditions } from './label-editions.ts'

/** The other editions of the work, each on its own page; the current one is marked. */
export function EditionChoice({ product }: { product: Product }) {
  const t = useTranslations('product')
  const common = useTranslations('common')
  const language = useLocale()
  const { editions } = product
  const labels = labelEditions(editions, {
    binding: (binding) => common(`bindings.${binding}`),
    language: (code) => t(`languages.${code}`),
  })
  return (
    <nav className={styles.choice} aria-label={t('editions.label')} data-print="hide">
      <p>{t('editions.title')}</p>
      <ul>
        {editions.map((edition, index) => (
          <li key={edition.id}>
            <Link href={productPath(edition)} aria-current={edition.id === product.id ? 'page' : undefined}>
              <b>{labels[index]}</b>
              <span>
                {canBeBought(edition.availability)
                  ? formatMoney(edition.price, language)
                  : common(`availability.${edition.availability}`, { unit: 'book' })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
