// The thread that hashes passwords, one after the other. Hashing keeps a processor busy for as long as it takes, so
// this thread lowers its priority below that of requests. On Linux a thread has a priority of its own; elsewhere it is
// the whole process's. Plain JavaScript: a thread that has to read TypeScript takes 18 MB more.

import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

parentPort?.on('message', (wish) => parentPort?.postMessage(argon2Sync('argon2id', wish)))
