/** The other houses one can sign in with. */
export const houses = ['google', 'facebook'] as const

export type House = (typeof houses)[number]
