import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of Node, as `npm run NAME` of a tree has them. */
export function scriptArguments(folder: string, name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const command = scripts[name]
  if (command === undefined) throw new Error(`${folder} has no script ${name}`)
  return command.split(' ').slice(1)
}
