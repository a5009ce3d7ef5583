/** The supported identity providers. */
export const identityProviders = ['google', 'facebook'] as const

export type IdentityProvider = (typeof identityProviders)[number]
