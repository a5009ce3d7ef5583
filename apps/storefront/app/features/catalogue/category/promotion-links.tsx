import type { Promotion } from '@stoa/contract/catalogue/promotions'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { promotionPath } from '../../../shared/book-display.ts'
import chips from '../../../shared/chips.module.css'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import styles from './promotion-page.module.css'

/** The promotions in force, each with its page. */
export function PromotionLinks({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useTranslations('lists')
  const language = useLocale()
  if (promotions.length === 0) return null
  return (
    <ul className={`${chips.chips} ${styles.promotions}`} aria-label={t('promotion.now')}>
      {promotions.map(({ code, url, name, nameLanguage, words }) => (
        <li key={code}>
          <Link href={promotionPath({ url })} className={chips.chip} lang={langIfForeign(nameLanguage, language)}>
            {name} {words && <small>{words}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
