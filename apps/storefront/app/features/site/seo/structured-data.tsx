/** Facts for search engines, as schema.org names them. Nothing in it can end the element it stands in. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return <script type="application/ld+json">{text}</script>
}
