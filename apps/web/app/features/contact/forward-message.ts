import { contactForm, content } from '@ayna/contracts/content';
import { CallError, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { networkError, toCallError } from '../../lib/call-errors.ts';
import type { ContactValues } from './contact-values.ts';

/** As long as a browser would wait. */
const timeoutMs = 30_000;

const route = content.routes.sendMessage;

/** Who sent it, with the proxies between: limits are the visitor's, not this server's. */
const callerHeaders = ({ headers }: Request): Record<string, string> => {
  const address = headers.get('x-forwarded-for');
  return address ? { 'x-forwarded-for': address } : {};
};

/** As this server made it; whatever else stands in a form is none. */
const keyHeaders = ({ key }: ContactValues): Record<string, string> =>
  /^[\w-]{8,64}$/.test(key) ? { 'Idempotency-Key': key } : {};

const bodyOf = ({ key: _key, openedAt, ...fields }: ContactValues) => ({
  ...fields,
  ...(/^\d{1,15}$/.test(openedAt) ? { openedAt } : {}),
});

const wrongFields = (fields: FieldErrors): CallError =>
  new CallError(422, { ...toCallError(422, undefined).body, fields });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Hands a visitor's message on to the API, from this server. The contract's own shapes are asked first,
 * so that a field that is wrong costs no call. The answer is what went wrong, if something did.
 */
export const forwardMessage = async (
  apiUrl: string,
  filled: ContactValues,
  request: Request,
): Promise<CallError | undefined> => {
  const checked = validate(contactForm, bodyOf(filled));
  if (checked.fields) return wrongFields(checked.fields);
  const call = toCall(route, { body: checked.value });
  const wire = encodeBody(route, call);
  try {
    // oxlint-disable-next-line no-restricted-globals -- on the server, where the browser's client is not
    const response = await fetch(apiUrl + call.url, {
      method: call.method,
      headers: {
        ...wire.headers,
        ...callerHeaders(request),
        accept: 'application/json',
        ...keyHeaders(filled),
      },
      body: wire.body ?? null,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.ok ? undefined : toCallError(response.status, parseJson(text));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate ? toCallError(408, undefined) : networkError();
  }
};
