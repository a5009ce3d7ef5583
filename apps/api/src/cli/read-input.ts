// What people give to a command: options, and files by their paths.

import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CommandError } from './with-shop.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** An option that is none is answered with the usage. */
export function readArguments<const Known extends Options>(args: readonly string[], options: Known, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new CommandError(usage)
  }
}

function read<Content>(path: string, as: string, content: (bytes: Buffer) => Content): Content {
  try {
    return content(readFileSync(path))
  } catch (error) {
    throw new CommandError(`${path} cannot be read${as}: ${(error as Error).message}`)
  }
}

export const readBytes = (path: string): Buffer => read(path, '', (bytes) => bytes)

export const readText = (path: string): string =>
  read(path, ' as UTF-8', (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
