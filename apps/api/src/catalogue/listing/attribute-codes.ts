// One space of numbers for whatever small thing a product may carry: a value of an attribute, a colour or size, a branch where
// a copy stands. The mark is the thing's id times three, and which of the three it is.

export const attributeValueCode = (attributeValueId: number): number => attributeValueId * 3

export const dimensionValueCode = (dimensionValueId: number): number => dimensionValueId * 3 + 1

export const branchCode = (branchId: number): number => branchId * 3 + 2
