import type { Product } from '@stoa/contract/catalogue/catalogue'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'

interface GalleryPictureProps {
  product: Pick<Product, 'code' | 'coverFormat'>
  picture: Product['pictures'][number]
  alt: string
  sizes: string
  priority?: boolean
  className?: string | undefined
}

/** Any picture of the product in the box of its cover, so that switching pictures shifts no layout. */
export function GalleryPicture({ product, picture, ...image }: GalleryPictureProps) {
  const { code, coverFormat: format } = product
  const side = picture.kind === 'front' || picture.kind === 'back' ? picture.kind : 'bare'
  return <CoverImage code={code} format={format} view={picture.view} side={side} {...image} />
}
