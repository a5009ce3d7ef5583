// Which features of a product are said beside its title, the rarest first; the others are only filtered by.

export const badgeCodes = ['signed', 'award', 'staff-pick'] as const
export type BadgeCode = (typeof badgeCodes)[number]
