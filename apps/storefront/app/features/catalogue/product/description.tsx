import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useLocale } from 'use-intl'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'

const longFrom = 450

/** A short description stands with the summary, beside the picture; a long one opens the details. */
export const isLong = ({ description }: Pick<Product, 'description'>): boolean => description.length >= longFrom

export function Description({ product, className }: { product: Product; className: string | undefined }) {
  const language = useLocale()
  return (
    <div className={`${page.read} ${className}`} lang={langIfForeign(product.textLanguage, language)}>
      {product.description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
