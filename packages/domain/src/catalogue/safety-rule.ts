// Which products are not sold while contacts or warnings of product safety are missing: things for children, their books
// too, or everything.

export const safetyRules = ['nothing', 'toys', 'children', 'all'] as const

export type SafetyRule = (typeof safetyRules)[number]

export const isSafetyRule = (text: string): text is SafetyRule => safetyRules.some((rule) => rule === text)
