/** On everything that the host answers itself. */
export const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // An answer is data: nothing in it may run or be framed.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
