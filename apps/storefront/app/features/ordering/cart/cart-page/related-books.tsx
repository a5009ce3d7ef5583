import { listRelatedProducts } from '@stoa/contract/catalogue/catalogue'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { BookCarousel } from '../../../../shared/book-carousel.tsx'
import page from '../../../../shared/page.module.css'
import { SectionHead } from '../../../../shared/section-head.tsx'

const maxBooks = 6

/** Books related to those in the cart; nothing when there are none. */
export function RelatedBooks({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const productId = items[0]?.productId ?? 0
  const { data = [] } = useQuery({
    queryKey: ['neighbours', language, productId],
    enabled: productId > 0,
    queryFn: async ({ signal }) => {
      const input = { productId, code: 'neighbours' as const }
      const outcome = await browserClient(language).call(listRelatedProducts, input, { signal })
      return outcome.ok ? outcome.value : []
    },
  })
  const books = data.filter(({ id }) => !items.some((item) => item.productId === id)).slice(0, maxBooks)
  if (books.length === 0) return null
  return (
    <section className={`${page.section} ${page.joined}`} aria-labelledby="related" data-print="hide">
      <div className={page.wrap}>
        <SectionHead id="related" title={t('related')} />
        <BookCarousel products={books} layout="row" />
      </div>
    </section>
  )
}
