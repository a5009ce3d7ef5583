import { describe, expect, it, test } from 'vitest'
import { endpointGroups, endpoints } from './endpoints.ts'
import { refusals } from './refusals.ts'

const calls = `
DELETE /account/deleteCustomer
DELETE /account/endsession
DELETE /customeraddresses/deletebycustomer
GET /AvailableDates/CalculateEstimatedDelivery
GET /SocialMedia/GetAll
GET /account/getsessions
GET /account/getsigninmethods
GET /alphacardlink/getrequestbyid
GET /banners/GetByBannerGroupCode
GET /banners/getbybannergroupname
GET /cartitems/getbycustomerid
GET /categories/getByParentCategoryId
GET /categories/getbycode
GET /categories/getbyid
GET /categories/getbyurl
GET /categories/getcategoriestree
GET /contentpages/getbyurl
GET /contributors/GetAuthorsByTopCustomerRecommendations
GET /contributors/GetBestSellingAuthorsByCategory
GET /contributors/GetByCustomerRecommendations
GET /contributors/GetContributorByUrl
GET /contributors/GetContributorsByCode
GET /contributors/getfeatured
GET /countries/getallfront
GET /countryregions/getbycountry
GET /customeraddresses/getaddressbycustomer
GET /customeraddresses/getaddresses
GET /customercoupons/getforcustomer
GET /customers/getcounts
GET /customers/getcustomerofpasswordresetrequest
GET /customers/getidentityproviders
GET /customers/getprofile
GET /customers/impersonatecustomer
GET /customers/resetpasswordrequest
GET /customers/verifyregistration
GET /custommessages/getbycode
GET /eurobankcardlink/getrequestbyid
GET /loyaltypoints/getforcustomer
GET /loyaltypoints/gethistory
GET /menuitems/GetMainMenuStructured
GET /namedays/getupcoming
GET /orderlines/getbyorderid
GET /orders/GetOrderStatusChangesByOrderUID
GET /orders/contactchannels
GET /orders/getafmcheckvies
GET /orders/getafmdetails
GET /orders/getbycustomerid
GET /orders/getcustomerorder
GET /orders/getorderbycustomer
GET /payments/getstatebyorderuid
GET /paymenttypes/getallfront
GET /paymenttypes/getbyid
GET /pickuppoints/getallfront
GET /postalcodes/getallfront
GET /products/GetByCustomerRecommendations
GET /products/GetContributorProducts
GET /products/GetProductsByTopCustomerRecommendations
GET /products/GetPublisherProducts
GET /products/getbycategoryid
GET /products/getbyid
GET /products/getbyproductsids
GET /products/getbyurl
GET /products/getfiltervalues
GET /products/getrelatedproductsbycode
GET /products/search
GET /products/suggest
GET /producttabs/getbycode
GET /promotions/getall
GET /promotions/getbyurl
GET /publishers/getall
GET /publishers/getbyurl
GET /saveditems/getbycustomerid
GET /secondfactor/get
GET /shippingtypes/getallfront
GET /shippingtypes/getbyid
GET /staff/getprofile
GET /staff/products/price
GET /stocknotices/getbyuid
GET /takeawaystores/getallfront
GET /winbank/getrequestbyid
POST /account/confirm
POST /account/endothersessions
POST /account/export
POST /account/refreshtoken
POST /account/sendcode
POST /account/undodeletion
POST /account/unlinksigninmethod
POST /cartitems/UpdateCartPerItem
POST /cartitems/unite
POST /cartitems/updateCustomerCart
POST /customeraddresses/insertbycustomer
POST /customers/beginsocial
POST /customers/confirmemailchange
POST /customers/facebooklogin
POST /customers/googlelogin
POST /customers/impersonatecustomer
POST /customers/login
POST /customers/logout
POST /customers/register
POST /customers/removepicture
POST /customers/requestemailchange
POST /customers/resetpassword
POST /customers/resetpasswordrequest
POST /customers/updatealias
POST /customers/updatepassword
POST /customers/updatepicture
POST /customers/updateprofile
POST /customers/verifyregistration
POST /giftcards/balance
POST /orders/cancelbycustomer
POST /orders/composecarttotals
POST /orders/composeordertotals
POST /orders/findbycode
POST /orders/getdocument
POST /orders/getorderbycustomer
POST /orders/getotherpaymenttypes
POST /orders/getreturns
POST /orders/hold
POST /orders/save
POST /orders/updateaddressbycustomer
POST /orders/updatepaymentbycustomer
POST /paymenttypes/GetByShippingType
POST /paypal/begincheckout
POST /paypal/getbuyer
POST /paypal/parsetransaction
POST /saveditems/keep
POST /saveditems/remove
POST /secondfactor/begin
POST /secondfactor/disable
POST /secondfactor/enable
POST /secondfactor/renewcodes
POST /staff/login
POST /staff/logout
POST /staff/refreshtoken
POST /stocknotices/confirm
POST /stocknotices/request
POST /stocknotices/stop
POST /vivapayments/parsetransaction
POST /withdrawals/find
POST /withdrawals/getdocument
POST /withdrawals/preview
POST /withdrawals/save
POST /{provider}/OrderTool/GetOrder
POST /{provider}/OrderTool/UpdateState
PUT /customeraddresses/updatebycustomer
PUT /staff/products/price
`

test('exactly these endpoints exist', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(calls.trim().split('\n'))
})

test('no path twice for one method, ignoring case, and no name twice', () => {
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path.toLowerCase()}`)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
})

test('each endpoint belongs to one group of the documentation', () => {
  expect(Object.keys(endpointGroups)).toEqual([
    'Catalogue',
    'People',
    'Content',
    'Checkout',
    'Cart',
    'Orders',
    'Gift cards',
    'Sessions',
    'Account',
    'Staff',
    'Tools',
    'Notices',
  ])
  expect(Object.values(endpointGroups).every((group) => group.length > 0)).toBe(true)
})

describe.each(endpoints.map((item) => [item.name, item] as const))('%s', (_, { path, description, ...call }) => {
  it('is described and has a plain path, which names a tool only where one calls', () => {
    expect(path).toMatch(/^(?:\/staff|\/\{provider\})?(?:\/[A-Za-z]+){2}$/)
    expect(path.startsWith('/{provider}')).toBe(call.access === 'tool')
    expect(description).toMatch(/^[A-Z].*\.$/)
  })

  it('names each refusal once, and only known refusals', () => {
    expect(new Set(call.refusals).size).toBe(call.refusals.length)
    expect(call.refusals.filter((code) => !(code in refusals))).toEqual([])
  })

  it('is public only as a GET, and changes data only as a POST', () => {
    if (call.isPublic) expect([call.method, call.access]).toEqual(['GET', undefined])
    if (call.idempotent) expect(call.method).toBe('POST')
  })
})

test('only placing an order and withdrawing from it need an idempotency key, and list its refusal', () => {
  const keyed = endpoints.filter((item) => item.idempotent)
  expect(keyed.map((item) => item.name).toSorted()).toEqual(['declareWithdrawal', 'saveOrder'])
  for (const { refusals: own } of keyed)
    expect(own).toEqual(expect.arrayContaining(['idempotency_key_missing', 'idempotency_key_reused']))
})

test('a refusal always has a 4xx status', () => {
  expect(Object.values(refusals).filter((status) => status < 400 || status > 499)).toEqual([])
})
