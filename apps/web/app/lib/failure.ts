import { CallFailed } from '@ayna/contracts/core/client';
import type { ErrorBody } from '@ayna/contracts/core/refusal';
import { refusals } from '@ayna/contracts/errors';
import { texts } from './texts.ts';

type Refused = [code: string, refusal: { status: number; message: string }];

const isErrorBody = (body: unknown): body is ErrorBody => {
  const { code, message } = (body ?? {}) as Partial<ErrorBody>;
  return typeof code === 'string' && typeof message === 'string';
};

const bodyOf = (status: number): ErrorBody => {
  if (status === 504) return { code: 'no-answer', message: texts.noAnswer };
  const known = Object.entries(refusals).find(([, refusal]: Refused) => refusal.status === status);
  return known
    ? { code: known[0], message: known[1].message }
    : { code: 'unexpected', message: texts.unexpected };
};

/** The server's own words if it has some; what stands between may answer with a page of its own. */
export const refused = (status: number, body: unknown, requestId?: string): CallFailed =>
  new CallFailed(status, isErrorBody(body) ? body : bodyOf(status), requestId);

/** No answer came at all: status 0, as nobody gave one. */
export const unreachable = (): CallFailed =>
  new CallFailed(0, { code: 'unreachable', message: texts.unreachable });
