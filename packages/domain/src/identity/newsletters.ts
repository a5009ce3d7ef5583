// Whether the shop has newsletters to send. Without lists a tick would be a consent to nothing, which nobody could prove,
// confirm or take back: pages show none, and what a program sends is stored as a no.

export const hasNewsletters: boolean = false

/** What is stored of a wish for a newsletter. */
export const newsletterConsent = (wished: boolean): boolean => hasNewsletters && wished
