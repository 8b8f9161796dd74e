/** What a page could ask of a machine and a salon's pages never do; frames inherit the refusal. */
const unusedFeatures = [
  'accelerometer',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** For every answer of this server. What is not a page may load and run nothing at all. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    // For barcodes, when somebody who counts the stock presses the button for it.
    'camera=(self)',
    // For the mark on a salon's map, when its owner presses the button for it.
    'geolocation=(self)',
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years. Browsers apply it over TLS only, so it is harmless on a developer's machine.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * For a page: only scripts and styles with this answer's nonce, and those that the scripts load themselves. `ancestors` are
 * the origins that may frame it.
 */
export const pagePolicy = (nonce: string, ancestors: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    // A picture that was chosen is shown before it is sent: such an address is this page's own.
    "img-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
  ].join('; ');

/**
 * For the page on which a card is typed: nothing but its own scripts, styles, fonts and calls. It has no frame, sends no
 * form and shows no picture that a script made.
 */
export const cardPagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For the service worker, which asks this origin for what pages ask it for. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
