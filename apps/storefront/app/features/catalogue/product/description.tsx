import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useLocale } from 'use-intl'
import { allowsDropCap } from '../../../shared/drop-cap.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'

const longFrom = 450

/** A short description stands with the summary, beside the picture; a long one opens the details. */
export const isLong = ({ description }: Pick<Product, 'description'>): boolean => description.length >= longFrom

interface DescriptionProps {
  product: Product
  className: string | undefined
  /** Whether it begins with a large letter, where its first word allows. */
  dropCap?: boolean
}

export function Description({ product, className, dropCap = false }: DescriptionProps) {
  const language = useLocale()
  return (
    <div className={`${page.read} ${className}`} lang={langIfForeign(product.textLanguage, language)}>
      {product.description.split(/\n{2,}/).map((paragraph, index) => (
        <p key={paragraph} className={dropCap && index === 0 && allowsDropCap(paragraph) ? page.dropCap : undefined}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}
