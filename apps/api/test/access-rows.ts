// Who may see what: one row for each call of the contract. A new call without a row fails the tests.

import type { RefusalCode } from '@stoa/contract/refusals'

/**
 * `everyone`: the shop as everybody sees it. `key`: for whoever knows the secret in it: a password, an order's uid with its
 * e-mail, the key of a letter, a token. `own`: about the session's customer, whoever else the input may seem to mean.
 * `notTheirs`: names something by its id, and what is somebody else's meets the same refusal as what is missing.
 */
export type AccessRow = 'everyone' | 'key' | 'own' | { notTheirs: RefusalCode }

const all = <Row extends AccessRow>(row: Row, ...names: string[]): Record<string, Row> =>
  Object.fromEntries(names.map((name) => [name, row]))

export const accessRows: Record<string, AccessRow> = {
  ...all('everyone', 'getProductByUrl', 'getProductById', 'listProductsByIds', 'listProductsByCategory'),
  ...all('everyone', 'listFilterValues', 'searchProducts', 'suggestProducts', 'listRelatedProducts'),
  ...all('everyone', 'getCategoryByUrl', 'getCategoryByCode', 'getCategoryById', 'listCategoriesByParent'),
  ...all('everyone', 'listCategoryTree', 'listContributors', 'getContributorByUrl', 'listBestSellingAuthors'),
  ...all('everyone', 'listRecommendedContributors', 'listMostRecommendedContributors', 'listFeaturedContributors'),
  ...all('everyone', 'listContributorProducts', 'listPublishers', 'getPublisherByUrl', 'listPublisherProducts'),
  ...all('everyone', 'getProductTab', 'listBannersByGroupName', 'listBannersByGroupCode', 'getMainMenu'),
  ...all('everyone', 'listSocialMedia', 'listCustomMessages', 'getContentPage', 'listNameDays', 'listSocialHouses'),
  ...all('everyone', 'listCountries', 'listCountryRegions', 'listPostalCodes', 'listBranches', 'listShippingTypes'),
  ...all('everyone', 'getShippingType', 'listPaymentTypes', 'getPaymentType', 'estimateDelivery'),
  ...all('everyone', 'composeCartTotals', 'composeOrderTotals', 'requestStockNotice'),
  ...all('everyone', 'register', 'requestPasswordReset', 'beginSocialSignIn'),
  ...all('everyone', 'showVerification', 'showPasswordResetRequest', 'showImpersonation'),

  ...all('key', 'getOrderByCustomer', 'lookUpOrder', 'getOrderStatusChanges'),
  ...all('key', 'getStockNotice', 'confirmStockNotice', 'stopStockNotice'),
  ...all('key', 'logIn', 'logInWithGoogle', 'logInWithFacebook', 'refreshSession', 'logOut', 'impersonate'),
  ...all('key', 'verifyRegistration', 'findPasswordReset', 'resetPassword', 'confirmEmailChange', 'keepCustomer'),

  ...all('own', 'saveOrder', 'updateCartItem', 'getCustomerCart', 'replaceCustomerCart', 'uniteCarts'),
  ...all('own', 'listCustomerOrders', 'getAccountCounts'),
  ...all({ notTheirs: 'order_not_found' }, 'getCustomerOrder', 'listOrderLines'),
  ...all('own', 'getProfile', 'updateProfile', 'updateAlias', 'updatePicture', 'removePicture'),
  ...all('own', 'listAddresses', 'insertAddress'),
  ...all({ notTheirs: 'address_not_found' }, 'getAddress', 'updateAddress', 'deleteAddress'),
  ...all('own', 'listDevices', 'endOtherSessions', 'confirmIdentity', 'sendConfirmationCode'),
  ...all({ notTheirs: 'session_not_found' }, 'endSession'),
  ...all('own', 'listSignInMethods', 'unlinkSignInMethod'),
  ...all('own', 'getSecondFactor', 'beginSecondFactor', 'enableSecondFactor', 'renewRecoveryCodes'),
  ...all('own', 'disableSecondFactor', 'updatePassword', 'requestEmailChange'),
  ...all('own', 'exportPersonalData', 'deleteCustomer'),
}
