// The passwords that are used most, as an attacker has them: the ten thousand most frequent ones of eight characters or
// more and the words that others begin with (zxcvbn's list, made from leaked passwords; MIT, copyright 2012-2016 Dan
// Wheeler and Dropbox, Inc., 2021 zxcvbn-ts), and what Greeks use, in Greek and in Latin script. Folded: lower case, no
// accents, one sigma.

import { readFileSync } from 'node:fs'
import { type IsCommon, isGuessable, type PasswordOwner } from '@stoa/domain/identity/guessable-password'

const list = new URL('common-passwords.txt', import.meta.url)

export const commonPasswords: ReadonlySet<string> = new Set(readFileSync(list, 'utf8').trimEnd().split('\n'))

const isCommon: IsCommon = (folded) => commonPasswords.has(folded)

export const isTooCommon = (password: string, owner: PasswordOwner): boolean => isGuessable(password, owner, isCommon)
