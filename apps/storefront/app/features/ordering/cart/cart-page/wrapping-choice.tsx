import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { mayCarry } from '@stoa/domain/ordering/cart/accepted-extension'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { Switch } from '@stoa/ui/switch/switch'
import { useLocale, useTranslations } from 'use-intl'
import styles from './cart-line.module.css'

export type WrappingTerms = Pick<Totals, 'wrappingPrice' | 'wrappingUnit'>

interface WrappingChoiceProps {
  item: CartItem
  product: ProductCard | null | undefined
  terms: WrappingTerms
  onChange(wrapped: boolean): void
}

/** Whether the line is wrapped as a gift, and what that costs; nothing for what is not wrapped. */
export function WrappingChoice({ item, product, terms, onChange }: WrappingChoiceProps) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  if (!product || !mayCarry(product.kind, 'wrapping')) return null
  const wrapped = item.extension?.wrapping === true
  return (
    <Switch
      className={wrapped ? `${styles.wrapping} ${styles.wrapped}` : styles.wrapping}
      icon="gift"
      checked={wrapped}
      onChange={(event) => onChange(event.target.checked)}
      label={t('wrapping.label')}
      aria-label={t('wrapping.named', { name: product.name })}
      help={t(`wrapping.${terms.wrappingUnit}`, { price: formatMoney(terms.wrappingPrice, language) })}
    />
  )
}
