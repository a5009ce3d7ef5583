// Finds Chromium: from the variable CHROMIUM, on the system, or installed with the system's package manager if allowed.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// the first one has no window to draw, which saves a quarter of its time (decision 186)
const usual = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const find = () => usual.find((path) => path && existsSync(path)) ?? null

/** The program's path, or null when there is none and it cannot be installed. */
export function findBrowser() {
  if (find()) return find()
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return null
  process.stdout.write('Installing Chromium…\n')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', name], options)
    if (find()) break
  }
  return find()
}
