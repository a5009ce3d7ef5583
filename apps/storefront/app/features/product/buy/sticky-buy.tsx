import type { Product } from '@stoa/contract/catalogue'
import { Availability } from '@stoa/ui/availability/availability'
import { Button } from '@stoa/ui/button/button'
import { Price } from '@stoa/ui/price/price'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { availabilityKinds } from '../../../shared/book-words.ts'
import styles from './sticky-buy.module.css'
import type { Wish } from './use-wish.ts'

interface StickyBuyProps {
  product: Product
  wish: Wish
  panel: HTMLElement | null
}

/** True once the panel has left the screen upwards. */
function usePassed(panel: HTMLElement | null): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!panel) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(panel)
    return () => observer.disconnect()
  }, [panel])
  return passed
}

/** Price and button at the foot of a phone's screen, after the buy panel has gone. */
export function StickyBuy({ product, wish, panel }: StickyBuyProps) {
  const common = useTranslations('common')
  const t = useTranslations('product')
  const language = useLocale()
  const passed = usePassed(panel)
  if (!wish.canBeBought || !passed) return null
  return (
    <section className={styles.bar} aria-label={t('buy')} data-print="hide">
      <div>
        <Price cents={product.price} locale={language} />
        <Availability kind={availabilityKinds[product.availability]}>
          {common(`availability.${product.availability}`)}
        </Availability>
      </div>
      <Button icon="shopping-bag" onClick={wish.add}>
        {common('add')}
      </Button>
    </section>
  )
}
