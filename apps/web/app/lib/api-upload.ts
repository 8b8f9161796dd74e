import { CallError, toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { sessionRefresher } from './api.ts';
import { networkError } from './call-errors.ts';
import { reportApiFailure } from './error-reporter.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { moduleOrigin } from './module-origins.ts';
import { parseResponse, type RawResponse } from './parse-response.ts';

export type Upload = {
  readonly file: Blob;
  readonly name: string;
  /** From 0 to 1, as the bytes leave. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal | undefined;
};

type UploadRequest = {
  readonly method: string;
  readonly url: string;
  readonly token: string | undefined;
  readonly key: string;
};

const keys = new WeakMap<Blob, Map<string, string>>();

/** The same for another try of a file that failed, whose response may have been lost. */
const uploadKeys = (file: Blob): Map<string, string> => {
  const known = keys.get(file) ?? new Map<string, string>();
  keys.set(file, known);
  return known;
};

const toFormData = ({ file, name }: Upload): FormData => {
  const form = new FormData();
  form.append('file', file, name);
  return form;
};

/**
 * By XMLHttpRequest, because fetch does not tell how far the bytes are. It has no time-out, which a photo
 * over a telephone would meet, and takes none of the two slots, which it would hold for too long.
 */
const sendUpload = ({ method, url, token, key }: UploadRequest, payload: Upload): Promise<RawResponse> => {
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  const response = new Promise<RawResponse>((resolve, reject) => {
    request.addEventListener('load', () => {
      const requestId = request.getResponseHeader('x-request-id') ?? undefined;
      resolve({ status: request.status, text: request.responseText, requestId });
    });
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('abort', () => reject(payload.signal?.reason));
  });
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) payload.onProgress?.(loaded / total);
  });
  request.open(method, url);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('Idempotency-Key', key);
  if (token) request.setRequestHeader('X-User-Token', token);
  payload.signal?.throwIfAborted();
  payload.signal?.addEventListener('abort', stop);
  request.send(toFormData(payload));
  return response.finally(() => payload.signal?.removeEventListener('abort', stop));
};

/** Sends a file to a route of the contracts, and fails as `call` does. */
export const upload = async <R extends Route>(
  route: R,
  input: InputOf<R>,
  payload: Upload,
): Promise<ResponseOf<R>> => {
  const { method, url } = toCall(route, input);
  const token = await sessionRefresher.token();
  const known = uploadKeys(payload.file);
  const key = known.get(url) ?? newIdempotencyKey();
  known.set(url, key);
  try {
    const request = { method, url: moduleOrigin(route.module) + url, token, key };
    const result = parseResponse(route, await sendUpload(request, payload)) as ResponseOf<R>;
    known.delete(url);
    return result;
  } catch (failure) {
    if (failure instanceof CallError) reportApiFailure({ route, failure, token });
    throw failure;
  }
};
