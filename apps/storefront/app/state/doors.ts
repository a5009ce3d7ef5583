// The pages one signs in on. Where a reader was on the way to goes along from one to the other.

const door = /\/(?:login|register|forgot-password)$/

const isDoor = (path: string): boolean => door.test(path.replace(/[?#].*/s, ''))

export const keepsWay = (from: string, to: string): boolean => isDoor(from) && isDoor(to)
