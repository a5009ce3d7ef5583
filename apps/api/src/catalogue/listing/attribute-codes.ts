// One number space for everything small that a product may have: a value of an attribute, a colour or size, a branch
// with a copy, a promotion. The code is the row's id times four, plus which of the four it is.

export const attributeValueCode = (attributeValueId: number): number => attributeValueId * 4

export const dimensionValueCode = (dimensionValueId: number): number => dimensionValueId * 4 + 1

export const branchCode = (branchId: number): number => branchId * 4 + 2

export const promotionCode = (promotionId: number): number => promotionId * 4 + 3

/** Of codes of all four kinds, the values of attributes. */
export const attributeValueIds = (codes: readonly number[]): number[] =>
  codes.filter((code) => code % 4 === 0).map((code) => code / 4)
