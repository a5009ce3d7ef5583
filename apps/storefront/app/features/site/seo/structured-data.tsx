/** schema.org data as JSON-LD, escaped so that no text can close the script element. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return <script type="application/ld+json">{text}</script>
}
