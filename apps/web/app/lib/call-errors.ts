import { CallError } from '@ayna/contracts/core/client';
import type { ErrorBody } from '@ayna/contracts/core/refusal';
import { failureTexts } from './texts.ts';

type StatusWithText = Exclude<keyof typeof failureTexts, string>;

/** Our servers' own names for these, so that a screen need not ask who refused. */
const codes: Readonly<Record<StatusWithText, string>> = {
  400: 'bad-request',
  401: 'sign-in-needed',
  403: 'not-allowed',
  404: 'not-found',
  408: 'too-slow',
  409: 'conflict',
  422: 'invalid-fields',
  429: 'too-many-requests',
  500: 'unexpected',
  502: 'bad-gateway',
  503: 'unavailable',
  504: 'no-answer',
};

const hasText = (status: number): status is StatusWithText => Object.hasOwn(codes, status);

/** Status 0 is ours for no answer at all, as nobody gave one. */
const bodyOf = (status: number): ErrorBody => {
  if (hasText(status)) return { code: codes[status], message: failureTexts[status] };
  const code = status > 0 ? 'unexpected' : 'unreachable';
  return { code, message: failureTexts[code] };
};

/** The server's own words if it has some; what stands between may answer with a page of its own. */
export const toCallError = (status: number, body: unknown, requestId?: string): CallError => {
  const fallback = bodyOf(status);
  const { message, ...rest } = (body ?? {}) as Partial<ErrorBody>;
  if (typeof message !== 'string' || message.trim() === '') return new CallError(status, fallback, requestId);
  return new CallError(status, { ...fallback, ...rest, message }, requestId);
};

export const networkError = (): CallError => toCallError(0, undefined);

/** A write without a network is not even tried. */
export const notSentError = (): CallError => toCallError(0, { message: failureTexts.notSent });

/** Whether the server surely did nothing; after a lost answer nobody knows. */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof CallError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  ![401, 408, 429].includes(failure.status);
