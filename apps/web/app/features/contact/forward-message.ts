import { contactForm, content } from '@ayna/contracts/content';
import { CallError } from '@ayna/contracts/core/client';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { networkError, toCallError } from '../../lib/call-errors.ts';
import { callFromServer, visitorOf } from '../../lib/server-call.ts';
import type { ContactValues } from './contact-values.ts';

const route = content.routes.sendMessage;

/** As this server made it; whatever else stands in a form is none. */
const keyHeaders = ({ key }: ContactValues): Record<string, string> =>
  /^[\w-]{8,64}$/.test(key) ? { 'Idempotency-Key': key } : {};

const bodyOf = ({ key: _key, openedAt, ...fields }: ContactValues) => ({
  ...fields,
  ...(/^\d{1,15}$/.test(openedAt) ? { openedAt } : {}),
});

const wrongFields = (fields: FieldErrors): CallError =>
  new CallError(422, { ...toCallError(422, undefined).body, fields });

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
  try {
    await callFromServer({ apiUrl, visitor: visitorOf(request), headers: keyHeaders(filled) }, route, {
      body: checked.value,
    });
    return undefined;
  } catch (error) {
    return error instanceof CallError ? error : networkError();
  }
};
