import type { Product } from '@stoa/contract/catalogue/catalogue'

/** The product as its pictures show it in a form: its drawing is of the chosen colour, and says so. */
export function inChosenForm(product: Product, dimensionId: number): Product {
  const form = product.dimensions.find(({ id }) => id === dimensionId)
  const folder = form?.cover
  if (!folder) return product
  const pictures = product.pictures.map((picture) => (picture.rendered ? { ...picture, folder } : picture))
  return { ...product, name: `${product.name}, ${form.name}`, pictures }
}
