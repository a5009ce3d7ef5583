// Samples of the public calls, on the demo shop.

import { demoProductId } from '../database/demo/demo.ts'
import { begunCheckout } from './begun-checkout.ts'
import { line, orderRequest } from './order-request.ts'
import { nobody, type PrepareSample, type Sample } from './sample.ts'
import { toolHeaders } from './tool-keys.ts'

const item = { pid: 1, dimension: 0, quantity: 1 }
const outOfPrint = demoProductId('babiniotis-lexiko-scholeio-grafeio')
export const publicSamples: Record<string, Sample | PrepareSample> = {
  getProductByUrl: {
    valid: { url: 'vios-kai-politeia-tou-alexi-zormpa-kazantzakis' },
    absent: [{ url: 'no-such-book' }, 'product_not_found'],
  },
  getProductById: { valid: { id: '1' }, absent: [{ id: '999999999' }, 'product_not_found'] },
  listProductsByIds: { valid: { productsids: '1,2' } },
  listProductsByCategory: {
    valid: {
      id: '1',
      q: 'Attribute-language.el_Price.-999.1000-1499',
      sort: 'PriceAscending',
      page: '1',
      psize: '5',
    },
    absent: [{ id: '999999999' }, 'category_not_found'],
  },
  listFilterValues: {
    valid: { filter: 'Authors', id: '1', text: 'ο', q: 'Subtype.paperback', find: 'kaz' },
    absent: [{ id: '999999999' }, 'category_not_found'],
  },
  searchProducts: { valid: { text: 'kazantzakis', q: 'Price.-99999', sort: 'PriceAscending', page: '1', psize: '5' } },
  suggestProducts: { valid: { text: 'καζ' } },
  listRelatedProducts: {
    valid: { productId: '1', code: 'author' },
    absent: [{ productId: '999999999' }, 'product_not_found'],
  },
  getPromotionByUrl: {
    valid: { url: 'children-three-for-two' },
    absent: [{ url: 'no-such-promotion' }, 'promotion_not_found'],
  },
  listPromotions: { valid: {} },
  getCategoryByUrl: { valid: { url: 'logotechnia' }, absent: [{ url: 'no-such-category' }, 'category_not_found'] },
  getCategoryByCode: { valid: { code: 'poetry' }, absent: [{ code: 'no-such-category' }, 'category_not_found'] },
  getCategoryById: { valid: { id: '1' }, absent: [{ id: '999999999' }, 'category_not_found'] },
  listCategoriesByParent: { valid: { parentid: '1' }, absent: [{ parentid: '999999999' }, 'category_not_found'] },
  listCategoryTree: {
    valid: { parentId: '1', parentCode: 'poetry', treeLevel: '1' },
    absent: [{ parentId: '999999999' }, 'category_not_found'],
  },
  listContributors: {
    valid: {
      code: 'author',
      isFeatured: 'false',
      pageIndex: '1',
      pageSize: '5',
      searchText: 'kazantzakis',
      startsWith: 'Κ',
      sort: 'NameAscending',
    },
  },
  getContributorByUrl: {
    valid: { url: 'nikos-kazantzakis', code: 'author' },
    absent: [{ url: 'no-such-person' }, 'contributor_not_found'],
  },
  listBestSellingAuthors: {
    valid: { categoryId: '1' },
    absent: [{ categoryId: '999999999' }, 'category_not_found'],
  },
  listRecommendedProducts: { valid: { customerId: '1' } },
  listMostRecommendedProducts: { valid: {} },
  listRecommendedContributors: { valid: { customerId: '1' } },
  listMostRecommendedContributors: { valid: {} },
  listPublishers: {
    valid: { searchText: 'kastaniotis', startsWith: 'Κ', pageIndex: '1', pageSize: '5', sort: 'TitlesDescending' },
  },
  getPublisherByUrl: { valid: { url: 'kastaniotis' }, absent: [{ url: 'no-such-publisher' }, 'publisher_not_found'] },
  listContributorProducts: {
    valid: { id: '1', sort: 'Bestseller', page: '1', psize: '5', codes: 'author,editor' },
    absent: [{ id: '999999999' }, 'contributor_not_found'],
  },
  listPublisherProducts: {
    valid: { id: '1', sort: 'NameAscending', page: '1', psize: '5' },
    absent: [{ id: '999999999' }, 'publisher_not_found'],
  },
  getProductTab: { valid: { code: 'window' }, absent: [{ code: 'no-such-shelf' }, 'tab_not_found'] },
  listBannersByGroupName: { valid: { name: 'home-window' } },
  listBannersByGroupCode: { valid: { code: 'home-window' } },
  getMainMenu: { valid: {} },
  listSocialMedia: { valid: {} },
  listCustomMessages: {
    valid: { code: 'topbar-shipping, helpdesk-phone' },
    absent: [{ code: 'no-such-message' }, 'message_not_found'],
  },
  getContentPage: { valid: { url: 'terms' }, absent: [{ url: 'no-such-page' }, 'page_not_found'] },
  listNameDays: { valid: {} },
  listFeaturedContributors: { valid: {} },
  listCountries: { valid: {} },
  listCountryRegions: { valid: { cid: '1' }, absent: [{ cid: '999999999' }, 'country_not_found'] },
  listPostalCodes: { valid: {} },
  listBranches: { valid: { items: '1-0-2' } },
  listShippingTypes: { valid: {} },
  listContactChannels: { valid: {} },
  getShippingType: { valid: { id: '1' }, absent: [{ id: '999999999' }, 'shipping_type_not_found'] },
  listPaymentTypes: { valid: {} },
  listPaymentTypesFor: { valid: { shtid: 1, ctid: 1 }, absent: [{ shtid: 999_999 }, 'shipping_type_not_found'] },
  listPickupPoints: { valid: { net: 'box_now', q: 'ermou', lat: '37.98', lng: '23.73', opn: 'always' } },
  getPaymentType: { valid: { id: '1' }, absent: [{ id: '999999999' }, 'payment_type_not_found'] },
  estimateDelivery: { valid: { productIds: '1' }, absent: [{ productIds: '1,999999999' }, 'product_not_found'] },
  composeCartTotals: { valid: { items: [item] } },
  composeOrderTotals: {
    valid: { items: [item], ctid: 1, shtid: 1, pmtid: 1 },
    absent: [{ ctid: 999_999 }, 'country_not_found'],
  },
  holdCopies: async (shop) => ({ valid: { items: [item] }, headers: begunCheckout(shop) }),
  getCompanyDetails: async (shop) => ({ valid: { afm: '094014201' }, headers: begunCheckout(shop) }),
  checkEuVatNumber: async (shop) => ({
    valid: { cid: '1', afm: 'EL094014201' },
    absent: [{ cid: '999999999' }, 'country_not_found'],
    headers: begunCheckout(shop),
  }),
  saveOrder: async ({ app }) => ({
    valid: await orderRequest(app, [line(1)]),
    absent: [{ shtid: 999_999 }, 'shipping_type_not_found'],
  }),
  getOrderByCustomer: {
    valid: { uid: nobody, email: 'nobody@example.gr' },
    refused: 'order_not_found',
  },
  lookUpOrder: { valid: { uid: nobody, email: 'nobody@example.gr' }, refused: 'order_not_found' },
  getOrderDocument: {
    valid: { uid: nobody, email: 'nobody@example.gr', doc: 'A'.repeat(40) },
    refused: 'order_not_found',
  },
  cancelOrder: { valid: { uid: nobody, email: 'nobody@example.gr' }, refused: 'order_not_found' },
  listOtherPayments: { valid: { uid: nobody, email: 'nobody@example.gr' }, refused: 'order_not_found' },
  changeOrderPayment: {
    valid: { uid: nobody, email: 'nobody@example.gr', pmtid: 2 },
    refused: 'order_not_found',
  },
  changeOrderAddress: {
    valid: {
      ...{ uid: nobody, email: 'nobody@example.gr', fnm: 'Ελένη', lnm: 'Μάρκου', mob: '6912345678' },
      ...{ adr1: 'Σόλωνος 71', ct: 'Αθήνα', pc: '10679' },
    },
    refused: 'order_not_found',
  },
  readOrderByTool: { valid: { uid: nobody }, refused: 'order_not_found', headers: toolHeaders },
  updateOrderState: {
    valid: { uid: nobody, st: 1 },
    refused: 'order_not_found',
    headers: toolHeaders,
  },
  findOrderByCode: { valid: { cd: 'STO-26-999999', email: 'nobody@example.gr' }, refused: 'order_not_found' },
  findWithdrawable: { valid: { cd: 'STO-26-999999', email: 'nobody@example.gr' }, refused: 'order_not_found' },
  previewWithdrawal: {
    valid: { cd: 'STO-26-999999', email: 'nobody@example.gr', lns: [{ ln: 0, quantity: 1 }] },
    refused: 'order_not_found',
  },
  listOrderReturns: { valid: { uid: nobody, email: 'nobody@example.gr' }, refused: 'order_not_found' },
  getWithdrawalDocument: {
    valid: { cd: 'WD-26-999999', email: 'nobody@example.gr', kind: 'receipt' },
    refused: 'withdrawal_not_found',
  },
  declareWithdrawal: {
    valid: { nm: 'Κανείς', email: 'nobody@example.gr', cd: 'STO-26-999999', lns: [] },
    absent: [{ lns: [{ ln: 0, quantity: 1 }] }, 'order_not_found'],
  },
  getGiftCardBalance: { valid: { gfcd: '7K2M-9QRT-4VXZ-0AB1' }, refused: 'gift_card_invalid' },
  requestStockNotice: {
    valid: { pid: outOfPrint, eml: 'nobody@example.gr', agr: true },
    absent: [{ pid: 999_999_999 }, 'product_not_found'],
  },
  getStockNotice: { valid: { uid: nobody }, refused: 'notice_not_found' },
  confirmStockNotice: { valid: { uid: nobody }, refused: 'notice_not_found' },
  stopStockNotice: { valid: { uid: nobody }, refused: 'notice_not_found' },
  getPaymentState: { valid: { uid: nobody }, refused: 'order_not_found' },
  getAlphaRequest: { valid: { id: 'none' }, refused: 'payment_request_not_found' },
  getEurobankRequest: { valid: { id: 'none' }, refused: 'payment_request_not_found' },
  getWinbankRequest: { valid: { id: 'none' }, refused: 'payment_request_not_found' },
  parseVivaTransaction: { valid: { s: '9999999999999999' }, refused: 'payment_not_found' },
  beginPaypalCheckout: { valid: { items: [item] }, refused: 'payment_not_available' },
  getPaypalBuyer: { valid: { id: 'none' }, refused: 'payment_not_found' },
  parsePaypalTransaction: { valid: { token: 'NONE' }, refused: 'payment_not_found' },
  getOrderStatusChanges: { valid: { uid: nobody }, refused: 'order_not_found' },
}
