// One number space for everything small that a product may have: a value of an attribute, a colour or size, a branch
// with a copy. The code is the row's id times three, plus which of the three it is.

export const attributeValueCode = (attributeValueId: number): number => attributeValueId * 3

export const dimensionValueCode = (dimensionValueId: number): number => dimensionValueId * 3 + 1

export const branchCode = (branchId: number): number => branchId * 3 + 2

/** Of codes of all three kinds, the values of attributes. */
export const attributeValueIds = (codes: readonly number[]): number[] =>
  codes.filter((code) => code % 3 === 0).map((code) => code / 3)
