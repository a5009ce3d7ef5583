// Runs one of the shop's commands as it is typed: a process of its own, which knows of the shop only what it is told.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface CommandEnd {
  code: number
  stdout: string
  stderr: string
}

const execFileAsync = promisify(execFile)

/** Half of a command's time goes into compiling it, unless it finds what another one has compiled. */
const usual = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

/** `environment`: all that it has besides the program's own paths. */
export async function runCommand(
  program: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandEnd> {
  const options = { env: { ...usual, ...environment }, maxBuffer: 100_000_000 }
  return execFileAsync(process.execPath, [program, ...args], options).then(
    (output) => ({ code: 0, ...output }),
    ({ code, stdout, stderr }: CommandEnd) => ({ code, stdout, stderr }),
  )
}

/** What it wrote, or what it complained of when it wrote nothing. */
export async function printedBy(
  program: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout, stderr } = await runCommand(program, args, environment)
  return stdout || stderr
}
