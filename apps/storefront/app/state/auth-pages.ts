// The pages one signs in on. Where a reader was on the way to goes along from one to the other.

const authPagePattern = /\/(?:login|register|forgot-password)$/

const isAuthPage = (path: string): boolean => authPagePattern.test(path.replace(/[?#].*/s, ''))

export const keepsReturnTarget = (from: string, to: string): boolean => isAuthPage(from) && isAuthPage(to)
