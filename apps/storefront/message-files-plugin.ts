// Writes the messages as files beside the scripts; during development they are made when asked for.

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { languages } from '@stoa/domain/language'
import type { Plugin } from 'vite'
import { fileNameOf, type MessageFile, type MessageTree, messageFile } from './app/i18n/message-files.ts'
import type { Namespace } from './app/i18n/message-types.ts'

const locales = resolve(import.meta.dirname, 'app/locales')

const readSource = (language: string, namespace: string): MessageTree =>
  JSON.parse(readFileSync(resolve(locales, language, `${namespace}.json`), 'utf8'))

function allFiles(): MessageFile[] {
  const namespaces = readdirSync(resolve(locales, 'el')).map((file) => file.replace('.json', '') as Namespace)
  const names = [...new Set(namespaces.map(fileNameOf))]
  return languages.flatMap((language) => names.map((name) => messageFile(language, name, readSource)))
}

export const messageFiles: Plugin = {
  name: 'message-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const { path, text } of allFiles()) this.emitFile({ type: 'asset', fileName: path.slice(1), source: text })
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!request.url?.endsWith('.json')) return next()
      const file = allFiles().find(({ path }) => path === request.url)
      if (!file) return next()
      response.setHeader('content-type', 'application/json')
      response.end(file.text)
    })
  },
}
