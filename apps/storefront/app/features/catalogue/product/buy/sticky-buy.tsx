import type { Product } from '@stoa/contract/catalogue/catalogue'
import { Button } from '@stoa/ui/button/button'
import { Price } from '@stoa/ui/price/price'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { addKeys } from '../../../../shared/book-display.ts'
import page from '../../../../shared/page.module.css'
import { ProductAvailability } from '../../../../shared/product-availability.tsx'
import type { BuySelection } from './use-buy-selection.ts'

interface StickyBuyProps {
  product: Product
  selection: BuySelection
  /** The panel's own button. */
  button: HTMLElement | null
}

/** The server, which sees nothing, says no: on a phone the button stands below the first screen. */
function useInView(element: HTMLElement | null): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInView(entry.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return inView
}

/** Price, availability and button at the bottom of a phone's screen, wherever the panel's own button is out of view. */
export function StickyBuy({ product, selection, button }: StickyBuyProps) {
  const common = useTranslations('common')
  const t = useTranslations('product')
  const language = useLocale()
  const { icon, short } = addKeys(product)
  const inView = useInView(button)
  if (!selection.hasButton || inView) return null
  return (
    <section className={page.bottomBar} aria-label={t('buy')} data-print="hide">
      <div>
        <Price cents={product.price} locale={language} />
        <ProductAvailability product={product} />
      </div>
      <Button icon={selection.isChange ? 'check' : icon} onClick={selection.add}>
        {selection.isChange ? t('saveChange') : common(short)}
      </Button>
    </section>
  )
}
