// An ONIX import with search, by each side's own command into a copy of its shop.

import { join } from 'node:path'
import { writeOnixFile } from '../onix-file.ts'
import { runImport } from '../run-import.ts'
import { alternate, type BySide, type Results } from './rounds.ts'
import { type Tree, withoutThisRun } from './shop.ts'

/** Of one record, in milliseconds. */
export interface ImportCost {
  clock: number
  /** Processor time of the importer and of its database. */
  own: number | null
  database: number | null
  /** Of the importer, peak value. */
  megabytes: number
}

/** So many that starting the command and compiling it weigh little. */
export const importedRecords = 8000

export async function measureImport(trees: BySide<Tree>, rounds: number): Promise<Results<ImportCost>> {
  const path = join(trees.old.runFolder, 'books.xml')
  await writeOnixFile(path, importedRecords)
  return await alternate(rounds, async (side, round) => {
    const { folder, runFolder, database } = trees[side]
    const {
      perSecond,
      own,
      database: spent,
      residentMb,
    } = await runImport({
      folder,
      path,
      databaseUrl: await database.copy(side),
      logFile: join(runFolder, `import-${side}-${round}.log`),
      env: withoutThisRun(process.env),
    })
    const each = (milliseconds: number | null): number | null => milliseconds && milliseconds / importedRecords
    return { clock: 1000 / perSecond, own: each(own), database: each(spent), megabytes: residentMb }
  })
}
