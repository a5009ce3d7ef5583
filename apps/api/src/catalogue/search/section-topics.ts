// Pages that every shop has and that are neither a category nor a text: the lists of the whole shop, and following an
// order. Their addresses are the storefront's.

import type { ShopTopic } from './topics.service.ts'

const section = (id: number, url: string, nameEl: string, nameEn: string, synonyms: readonly string[]): ShopTopic => ({
  ...{ kind: 'section', id, key: `section${id}`, url, nameEl, nameEn, synonyms },
  ...{ names: [nameEl, nameEn], ancestors: [], ages: null },
})

export const sectionTopics: readonly ShopTopic[] = [
  section(1, 'new-releases', 'Νέες κυκλοφορίες', 'New releases', [
    ...['κυκλοφορίες', 'νέα βιβλία', 'νέοι τίτλοι', 'νέες αφίξεις', 'καινούργια βιβλία', 'τελευταίες κυκλοφορίες'],
    ...['πρόσφατες κυκλοφορίες', 'new books', 'new arrivals', 'latest books', 'latest releases', 'just published'],
  ]),
  section(2, 'best-sellers', 'Ευπώλητα', 'Best sellers', [
    ...['ευπώλητο', 'μπεστ σέλερ', 'μπεστσέλερ', 'μπεστ σέλλερ', 'μπεστσέλλερ', 'μπεστ σέλερς', 'δημοφιλή βιβλία'],
    ...['δημοφιλέστερα', 'πρώτα σε πωλήσεις', 'bestseller', 'bestsellers', 'best seller', 'best selling books'],
    ...['top sellers', 'popular books', 'most popular'],
  ]),
  section(3, 'offers', 'Προσφορές', 'Offers', [
    ...['προσφορά', 'εκπτώσεις', 'έκπτωση', 'μειωμένες τιμές', 'φθηνά βιβλία', 'ευκαιρίες', 'special offers', 'sale'],
    ...['sales', 'deals', 'discount', 'discounts', 'discounted books', 'bargains', 'cheap books'],
  ]),
  section(4, 'track-order', 'Παρακολούθηση παραγγελίας', 'Track an order', [
    ...['παραγγελία', 'η παραγγελία μου', 'πορεία παραγγελίας', 'εντοπισμός παραγγελίας'],
    ...['order', 'my order', 'where is my order', 'track order', 'track my order', 'order tracking', 'order status'],
  ]),
]
