// Text that PostgreSQL keeps: without NUL and without half of a surrogate pair.

const unstorable = /\0|\p{Cs}/u

export const isStorable = (text: string): boolean => !unstorable.test(text)
