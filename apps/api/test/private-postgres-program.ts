// A program on a private database, for private-postgres.test.ts: `FOLDER stop|leave|hang`.

import { startPrivatePostgres } from '../src/database/private-postgres.ts'

const [folder = '', end = ''] = process.argv.slice(2)
process.exitCode = 3
const cluster = await startPrivatePostgres(folder, { persistent: true })
process.stdout.write('started\n')
if (end === 'stop') await cluster.stop()
if (end === 'leave') process.exit()
