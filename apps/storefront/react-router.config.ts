import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // Every page knows every route: no requests for parts of the route table.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
