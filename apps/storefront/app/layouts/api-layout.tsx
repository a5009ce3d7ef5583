import { Outlet } from 'react-router'
import { ApiCache } from '../api/api-cache.tsx'

/** Around the pages that talk to the API in the browser; the public pages do without its weight. */
export default function ApiLayout() {
  return (
    <ApiCache>
      <Outlet />
    </ApiCache>
  )
}
