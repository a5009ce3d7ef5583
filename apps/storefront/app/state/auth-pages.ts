// The auth pages. The return target is carried from one to the other.

const authPagePattern = /\/(?:login|register|forgot-password)$/

const isAuthPage = (path: string): boolean => authPagePattern.test(path.replace(/[?#].*/s, ''))

export const keepsReturnTarget = (from: string, to: string): boolean => isAuthPage(from) && isAuthPage(to)
