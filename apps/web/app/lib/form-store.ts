import { CallError } from '@ayna/contracts/core/client';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import type { ValidationResult } from '@ayna/contracts/core/validation';
import { failureTexts } from './texts.ts';

/** What a field was when it was first edited, and what it is now. */
type Edit<Value> = { readonly was: Value; readonly now: Value };

/** Edits lie over what is saved: a field that nobody edited here follows what others save meanwhile. */
type Edits<Values> = { readonly [Key in keyof Values]?: Edit<Values[Key]> };

export type FormState<Values, Result = unknown> = {
  readonly edits: Edits<Values>;
  /** Edited fields that have lost the focus. */
  readonly left: ReadonlySet<string>;
  readonly isSubmitted: boolean;
  readonly isSending: boolean;
  /** What the server said about single fields, until they are edited. */
  readonly serverErrors: FieldErrors;
  /** What went wrong as a whole; the server's own sentence if it has one. */
  readonly failure: string | undefined;
  readonly sent: { readonly result: Result } | undefined;
  /** Counts what sent nobody on: after each the first wrong field gets the focus. */
  readonly rejections: number;
};

type Submission<Values, Body, Result> = {
  readonly saved: Values;
  readonly parse: (values: Values) => ValidationResult<Body>;
  readonly send: (body: Body, values: Values) => Promise<Result>;
  /** Where the body has the form's fields: the server calls the path of `general` `general.path`. */
  readonly bodyKey?: string | undefined;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keysOf = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.keys(values) as (keyof Values & string)[];

export const valuesOf = <Values extends object>(saved: Values, edits: Edits<Values>): Values => {
  const entries = keysOf(edits).map((key) => [key, edits[key]?.now]);
  return { ...saved, ...(Object.fromEntries(entries) as Partial<Values>) };
};

/** The fields that saving would change. */
export const changedFields = <Values extends object>(saved: Values, edits: Edits<Values>) =>
  keysOf(edits).filter((key) => !same(edits[key]?.now, saved[key]));

/** Of those, the ones that somebody else has changed since they were edited. */
export const conflictingFields = <Values extends object>(saved: Values, edits: Edits<Values>) =>
  changedFields(saved, edits).filter((key) => !same(edits[key]?.was, saved[key]));

/** The errors of some fields: `openingHours.3.closeTime` is one of `openingHours`. */
export const errorsIn = (errors: FieldErrors, isMeant: (field: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isMeant(path.replace(/\..*/, ''))));

const refusedFields = (error: CallError, bodyKey: string | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(error.body.fields ?? {}).map(([path, message]) => [
      bodyKey === undefined ? path : path.replace(`${bodyKey}.`, ''),
      message,
    ]),
  );

const untouched = {
  edits: {},
  left: new Set<string>(),
  isSubmitted: false,
  isSending: false,
  serverErrors: {},
  failure: undefined,
  sent: undefined,
  rejections: 0,
};

const withEdits = <Values extends object, Result>(
  { edits, serverErrors }: FormState<Values, Result>,
  saved: Values,
  change: Partial<Values>,
): Partial<FormState<Values, Result>> => {
  const added = keysOf(change as Values).map((key) => [
    key,
    { was: edits[key] ? edits[key].was : saved[key], now: change[key] },
  ]);
  return {
    edits: { ...edits, ...(Object.fromEntries(added) as Edits<Values>) },
    serverErrors: errorsIn(serverErrors, (field) => field !== 'form' && !Object.hasOwn(change, field)),
    failure: undefined,
    sent: undefined,
  };
};

/** What happens in one form, apart from React: a read right after a change sees that change. */
export const createFormStore = <Values extends object, Result>() => {
  let state: FormState<Values, Result> = untouched;
  const listeners = new Set<() => void>();
  const update = (change: Partial<FormState<Values, Result>>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const reject = (change: Partial<FormState<Values, Result>>): void =>
    update({ ...change, rejections: state.rejections + 1 });

  const submit = async <Body>(submission: Submission<Values, Body, Result>): Promise<void> => {
    const values = valuesOf(submission.saved, state.edits);
    const parsed = submission.parse(values);
    if (parsed.fields) return reject({ isSubmitted: true });
    if (state.isSending) return;
    update({ isSubmitted: true, isSending: true, serverErrors: {}, failure: undefined });
    const { rejections } = state;
    try {
      const result = await submission.send(parsed.value, values);
      update({ isSending: false, sent: state.rejections > rejections ? undefined : { result } });
    } catch (error) {
      if (!(error instanceof CallError)) {
        update({ isSending: false, failure: failureTexts.unexpected });
        throw error;
      }
      const fields = refusedFields(error, submission.bodyKey);
      const serverErrors = errorsIn(fields, (field) => field in values);
      reject({ isSending: false, serverErrors, failure: error.message });
    }
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (saved: Values, change: Partial<Values>): void => update(withEdits(state, saved, change)),
    submit,
    /** Nobody is told of what is wrong with a field only for having passed by. */
    leave: (field: string): void => {
      if (Object.hasOwn(state.edits, field)) update({ left: new Set(state.left).add(field) });
    },
    /** What is wrong with fields beyond the schema, found while sending: it does not count as sent. */
    refuse: (serverErrors: FieldErrors): void => reject({ serverErrors }),
    reset: (): void => update(untouched),
    /** As if it were sent, for what makes the form superfluous. */
    finish: (result: Result): void => update({ sent: { result } }),
  };
};
