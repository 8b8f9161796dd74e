import { CallError, toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { keeper } from './api.ts';
import { answerIn, type Came } from './api-answer.ts';
import { pageBase } from './bases.ts';
import { unreachable } from './failure.ts';
import { hearFailure } from './failure-desk.ts';

export type Sent = {
  readonly file: Blob;
  readonly name: string;
  /** From 0 to 1, as the bytes leave. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal | undefined;
};

type Way = { readonly method: string; readonly url: string; readonly token: string | undefined };

const formOf = ({ file, name }: Sent): FormData => {
  const form = new FormData();
  form.append('file', file, name);
  return form;
};

/**
 * By XMLHttpRequest, because fetch does not tell how far the bytes are. It has no time-out, which a photo
 * over a telephone would meet, and takes none of the two slots, which it would hold for too long.
 */
const send = ({ method, url, token }: Way, sent: Sent): Promise<Came> => {
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  const arrival = new Promise<Came>((resolve, reject) => {
    request.addEventListener('load', () => {
      const requestId = request.getResponseHeader('x-request-id') ?? undefined;
      resolve({ status: request.status, text: request.responseText, requestId });
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(sent.signal?.reason));
  });
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) sent.onProgress?.(loaded / total);
  });
  request.open(method, url);
  request.setRequestHeader('accept', 'application/json');
  if (token) request.setRequestHeader('X-User-Token', token);
  sent.signal?.throwIfAborted();
  sent.signal?.addEventListener('abort', stop);
  request.send(formOf(sent));
  return arrival.finally(() => sent.signal?.removeEventListener('abort', stop));
};

/** Sends a file to a route of the contracts, and fails as `call` does. */
export const upload = async <R extends Route>(
  route: R,
  input: InputOf<R>,
  sent: Sent,
): Promise<ResponseOf<R>> => {
  const { method, url } = toCall(route, input);
  const token = await keeper.token();
  try {
    const came = await send({ method, url: pageBase(route.module) + url, token }, sent);
    return answerIn(route, came) as ResponseOf<R>;
  } catch (failure) {
    if (failure instanceof CallError) hearFailure({ route, failure, token });
    throw failure;
  }
};
