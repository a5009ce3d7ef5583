// Access control: one row for each call of the contract. A new call without a row fails the tests.

import type { RefusalCode } from '@stoa/contract/refusals'

/**
 * `everyone`: the same for all callers. `key`: for whoever has the secret in it: a password, an order's uid with its
 * e-mail, the one-time token of an e-mail, a token. `own`: about the session's customer, whatever else the input may
 * name. `staff`: for staff whose role allows it. `tool`: for whoever has a tool's key. `notTheirs`: names something by its id, and what is somebody else's
 * gets the same refusal as what is missing.
 */
export type AccessRow = 'everyone' | 'key' | 'own' | 'staff' | 'tool' | { notTheirs: RefusalCode }

const rowsFor = <Row extends AccessRow>(row: Row, ...names: string[]): Record<string, Row> =>
  Object.fromEntries(names.map((name) => [name, row]))

export const accessRows: Record<string, AccessRow> = {
  ...rowsFor('everyone', 'getProductByUrl', 'getProductById', 'listProductsByIds', 'listProductsByCategory'),
  ...rowsFor('everyone', 'listFilterValues', 'searchProducts', 'suggestProducts', 'listRelatedProducts'),
  ...rowsFor('everyone', 'getCategoryByUrl', 'getCategoryByCode', 'getCategoryById', 'listCategoriesByParent'),
  ...rowsFor('everyone', 'listCategoryTree', 'listContributors', 'getContributorByUrl', 'listBestSellingAuthors'),
  ...rowsFor('everyone', 'listRecommendedProducts', 'listMostRecommendedProducts'),
  ...rowsFor('everyone', 'listRecommendedContributors', 'listMostRecommendedContributors', 'listFeaturedContributors'),
  ...rowsFor('everyone', 'listPromotions', 'getPromotionByUrl'),
  ...rowsFor('everyone', 'listContributorProducts', 'listPublishers', 'getPublisherByUrl', 'listPublisherProducts'),
  ...rowsFor('everyone', 'getProductTab', 'listBannersByGroupName', 'listBannersByGroupCode', 'getMainMenu'),
  ...rowsFor(
    'everyone',
    'listSocialMedia',
    'listCustomMessages',
    'getContentPage',
    'listNameDays',
    'listSocialProviders',
  ),
  ...rowsFor(
    'everyone',
    'listCountries',
    'listCountryRegions',
    'listPostalCodes',
    'listBranches',
    'listShippingTypes',
    'listContactChannels',
  ),
  ...rowsFor('everyone', 'getShippingType', 'listPaymentTypes', 'getPaymentType', 'estimateDelivery'),
  ...rowsFor('everyone', 'listPickupPoints', 'listPaymentTypesFor'),
  ...rowsFor('everyone', 'requestStockNotice'),
  ...rowsFor('key', 'composeCartTotals', 'composeOrderTotals', 'getCompanyDetails', 'checkEuVatNumber'),
  ...rowsFor('key', 'holdCopies'),
  ...rowsFor('everyone', 'register', 'requestPasswordReset', 'beginSocialSignIn'),
  ...rowsFor('everyone', 'showVerification', 'showPasswordResetRequest', 'showImpersonation'),

  ...rowsFor('key', 'getPaymentState', 'getAlphaRequest', 'getEurobankRequest', 'getWinbankRequest'),
  ...rowsFor('key', 'parseVivaTransaction', 'parsePaypalTransaction', 'beginPaypalCheckout', 'getPaypalBuyer'),
  ...rowsFor('key', 'getOrderByCustomer', 'lookUpOrder', 'findOrderByCode', 'getOrderStatusChanges', 'cancelOrder'),
  ...rowsFor('key', 'getOrderDocument', 'changeOrderAddress', 'listOtherPayments', 'changeOrderPayment'),
  ...rowsFor('key', 'findWithdrawable', 'previewWithdrawal', 'getWithdrawalDocument', 'listOrderReturns'),
  ...rowsFor('everyone', 'declareWithdrawal'),
  ...rowsFor('key', 'getStockNotice', 'confirmStockNotice', 'stopStockNotice'),
  ...rowsFor('key', 'getGiftCardBalance'),
  ...rowsFor('key', 'logIn', 'logInWithGoogle', 'logInWithFacebook', 'refreshSession', 'logOut', 'impersonate'),
  ...rowsFor('key', 'verifyRegistration', 'findPasswordReset', 'resetPassword', 'confirmEmailChange', 'keepCustomer'),

  ...rowsFor('key', 'staffLogIn', 'staffRefreshSession', 'staffLogOut'),

  ...rowsFor('staff', 'getStaffMember', 'getProductPrice', 'changeProductPrice'),

  ...rowsFor('tool', 'readOrderByTool', 'updateOrderState'),

  ...rowsFor('own', 'saveOrder', 'updateCartItem', 'getCustomerCart', 'replaceCustomerCart', 'uniteCarts'),
  ...rowsFor('own', 'getSavedItems', 'keepItems', 'removeSavedItem'),
  ...rowsFor('own', 'listCustomerOrders', 'getAccountCounts', 'getPoints', 'listPointsEntries', 'listCoupons'),
  ...rowsFor({ notTheirs: 'order_not_found' }, 'getCustomerOrder', 'listOrderLines'),
  ...rowsFor('own', 'getProfile', 'updateProfile', 'updateAlias', 'updatePicture', 'removePicture'),
  ...rowsFor('own', 'listAddresses', 'insertAddress'),
  ...rowsFor({ notTheirs: 'address_not_found' }, 'getAddress', 'updateAddress', 'deleteAddress'),
  ...rowsFor('own', 'listDevices', 'endOtherSessions', 'confirmIdentity', 'sendConfirmationCode'),
  ...rowsFor({ notTheirs: 'session_not_found' }, 'endSession'),
  ...rowsFor('own', 'listSignInMethods', 'unlinkSignInMethod'),
  ...rowsFor('own', 'getSecondFactor', 'beginSecondFactor', 'enableSecondFactor', 'renewRecoveryCodes'),
  ...rowsFor('own', 'disableSecondFactor', 'updatePassword', 'requestEmailChange'),
  ...rowsFor('own', 'exportPersonalData', 'deleteCustomer'),
}
