/** The other houses one can sign in with. */
export const identityProviders = ['google', 'facebook'] as const

export type IdentityProvider = (typeof identityProviders)[number]
