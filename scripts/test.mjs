// `npm test`: all checks, the fastest first. The last line has the counts of all tests.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root, run } from './prepare.mjs'

install()
rmSync(join(root, 'test-results'), { recursive: true, force: true })

run('npm', ['run', 'typegen', '--silent', '-w', '@stoa/storefront'])
run('tsc', ['--noEmit', '-p', '.'])
run('biome', ['ci', '--max-diagnostics=50', '.'])
run('oxlint', ['--type-aware', '--deny-warnings', 'packages', 'apps', 'e2e', 'bench', 'scripts'])
run('knip', ['--no-progress'])
build()
run('node', ['scripts/run-tests.mjs'])
