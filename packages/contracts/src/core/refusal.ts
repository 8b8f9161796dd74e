import { type RefusalCode, refusals } from '../errors.ts';

export type FieldErrors = Readonly<Record<string, string>>;
export type ErrorBody = {
  readonly code: string;
  readonly message: string;
  readonly fields?: FieldErrors;
  /** Data that helps the caller continue, such as the nearest free times with `slot-taken`. */
  readonly details?: unknown;
};

type Extra = { readonly fields?: FieldErrors; readonly details?: unknown };

/** A rejection that a person can act on. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly extra: Extra;

  constructor(code: RefusalCode, extra: Extra = {}) {
    super(refusals[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code].status;
    this.extra = extra;
  }

  body(): ErrorBody {
    return { code: this.code, message: this.message, ...this.extra };
  }
}
