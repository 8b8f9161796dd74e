import { CallError, toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { openCalls, requestQueue, sessionRefresher, withinScope } from './api.ts';
import { networkError } from './call-errors.ts';
import { orAborted } from './call-scope.ts';
import { reportApiFailure } from './error-reporter.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { parseResponse, type RawResponse } from './parse-response.ts';
import { createRequestQueue } from './request-queue.ts';

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
 * over a telephone would meet.
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

/** One upload at a time: two photos over a telephone would hold both slots of the page for minutes. */
const uploadQueue = createRequestQueue({ concurrency: 1, pauseMs: 0 });

/** Sends a file to a route of the contracts when its turn comes, and fails as `call` does. */
export const upload = async <R extends Route>(
  route: R,
  input: InputOf<R>,
  payload: Upload,
): Promise<ResponseOf<R>> => {
  const { method, url } = toCall(route, input);
  const signal = withinScope(openCalls, payload.signal);
  const known = uploadKeys(payload.file);
  const key = known.get(url) ?? newIdempotencyKey();
  known.set(url, key);
  const run = async () => {
    const token = await orAborted(sessionRefresher.token(), signal);
    try {
      const request = { method, url, token, key };
      const raw = await sendUpload(request, { ...payload, signal });
      const result = parseResponse(route, raw) as ResponseOf<R>;
      known.delete(url);
      return result;
    } catch (failure) {
      if (failure instanceof CallError) reportApiFailure({ route, failure, token });
      throw failure;
    }
  };
  return uploadQueue(() => requestQueue(run, signal), signal);
};
