import { listRelatedProducts, type ProductCard } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { useQueries } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { BookCarousel } from '../../../../shared/book-carousel.tsx'
import page from '../../../../shared/page.module.css'
import { SectionHead } from '../../../../shared/section-head.tsx'

const maxBooks = 6

/** Books related to those in the cart, that can be bought; nothing when there are none. */
export function RelatedBooks({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const productIds = [...new Set(items.map((item) => item.productId))]
  const related = useQueries({
    queries: productIds.map((productId) => ({
      queryKey: ['neighbours', language, productId],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const input = { productId, code: 'neighbours' as const }
        const outcome = await browserClient(language).call(listRelatedProducts, input, { signal })
        return outcome.ok ? outcome.value : []
      },
    })),
    combine: (results) => (results.some(({ isPending }) => isPending) ? [] : results.map(({ data = [] }) => data)),
  })
  const books = inTurn(related)
    .filter(({ id, availability }) => canBeBought(availability) && !productIds.includes(id))
    .slice(0, maxBooks)
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

/** The first of each list, then the second of each, every product once. */
function inTurn(lists: readonly (readonly ProductCard[])[]): ProductCard[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const cards = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Map(cards.map((card) => [card.id, card])).values()]
}
