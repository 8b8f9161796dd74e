const formAction = /<form\b[^>]*?\baction\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

const unescape = (text: string): string => text.replaceAll('&amp;', '&').trim();

const originOf = (address: string): string | null => {
  try {
    const { origin, protocol } = new URL(unescape(address));
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
};

/** The sites that the forms of the bank's page go to; null if one of them goes nowhere that we can name. */
const formOrigins = (html: string): readonly string[] | null => {
  const origins = [...html.matchAll(formAction)].map(([, double, single, bare]) =>
    originOf(double ?? single ?? bare ?? ''),
  );
  return origins.length > 0 && origins.every((origin) => origin !== null) ? [...new Set(origins)] : null;
};

/**
 * The policy of the bank's page, which is not ours: it runs in an origin of its own, reads nothing, loads nothing, and its
 * form goes to the bank only. Its own small script sends that form. Null for a page that is no such form.
 */
export const bankPagePolicy = (html: string, allowHttp: boolean): string | null => {
  const origins = formOrigins(html);
  if (!origins || (!allowHttp && origins.some((origin) => origin.startsWith('http:')))) return null;
  return [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    `form-action ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-forms allow-scripts',
  ].join('; ');
};
