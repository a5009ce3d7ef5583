import type { Product } from '@stoa/contract/catalogue/catalogue'
import { Availability } from '@stoa/ui/availability/availability'
import { Button } from '@stoa/ui/button/button'
import { Price } from '@stoa/ui/price/price'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { availabilityKinds } from '../../../../shared/book-display.ts'
import page from '../../../../shared/page.module.css'
import type { BuySelection } from './use-buy-selection.ts'

interface StickyBuyProps {
  product: Product
  selection: BuySelection
  panel: HTMLElement | null
}

/** True once the panel has been scrolled out above the viewport. */
function useScrolledPast(panel: HTMLElement | null): boolean {
  const [scrolledPast, setScrolledPast] = useState(false)
  useEffect(() => {
    if (!panel) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolledPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(panel)
    return () => observer.disconnect()
  }, [panel])
  return scrolledPast
}

/** Price and button at the bottom of a phone's screen, once the buy panel is out of view. */
export function StickyBuy({ product, selection, panel }: StickyBuyProps) {
  const common = useTranslations('common')
  const t = useTranslations('product')
  const language = useLocale()
  const scrolledPast = useScrolledPast(panel)
  if (!selection.canBeBought || !scrolledPast) return null
  return (
    <section className={page.bottomBar} aria-label={t('buy')} data-print="hide">
      <div>
        <Price cents={product.price} locale={language} />
        <Availability kind={availabilityKinds[product.availability]}>
          {common(`availability.${product.availability}`)}
        </Availability>
      </div>
      <Button icon="shopping-bag" onClick={selection.add}>
        {common('add')}
      </Button>
    </section>
  )
}
