import { type ErrorBody, Refusal } from '@ayna/contracts/core/refusal';
import type { RefusalCode } from '@ayna/contracts/errors';

/** Errors that Fastify throws before a route is reached. */
const byFastifyCode: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-content-type',
  FST_FILES_LIMIT: 'bad-request',
  FST_FIELDS_LIMIT: 'bad-request',
  FST_REQ_FILE_TOO_LARGE: 'picture-too-large',
  FST_MP_PREMATURE_CLOSE: 'bad-request',
  FST_PARTS_LIMIT: 'bad-request',
  FST_PROTO_VIOLATION: 'bad-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_BAD_URL: 'bad-request',
  FST_ERR_NOT_FOUND: 'not-found',
};

/** The database cannot be reached or is too busy: the caller may try again. */
const isUnavailable = (error: { message?: string; code?: unknown }): boolean => {
  const code = String(error.code ?? '');
  return (
    /timeout exceeded when trying to connect|Connection terminated|connection error/i.test(
      error.message ?? '',
    ) || ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300', '57014', '55P03'].includes(code)
  );
};

/** Refusals are answered as they are. Anything else is a bug, and its details stay in the log. */
export const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: number; message?: string };
  const known = byFastifyCode[String(code)];
  if (known) return new Refusal(known);
  if (isUnavailable({ code, message: message ?? '' })) return new Refusal('unavailable');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('bad-request');
  return new Refusal('unexpected');
};

export const retryAfter = (refusal: Refusal): string | null => {
  const details = refusal.extra.details as { retryAfter?: number } | undefined;
  if (details?.retryAfter !== undefined) return String(details.retryAfter);
  return refusal.status === 503 ? '2' : null;
};

export type { ErrorBody };
