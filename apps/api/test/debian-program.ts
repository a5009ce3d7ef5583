// System programs: found, or installed with the package manager when this machine allows it.

import { spawnSync } from 'node:child_process'

const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: searchPath() }).status === 0

/** nginx is in /usr/sbin, which is not on every user's path. */
const searchPath = (): NodeJS.ProcessEnv => ({ ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` })

const packages = { wrk: 'wrk', nginx: 'nginx', varnishd: 'varnish' }

/** Whether the program can be run, after an attempt to install its package. */
export function hasProgram(program: keyof typeof packages): boolean {
  if (isThere(program)) return true
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return false
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', packages[program]], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 180_000,
  })
  return isThere(program)
}
