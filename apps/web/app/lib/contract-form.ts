import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { type ValidationResult, validate } from '@ayna/contracts/core/validation';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  changedFields,
  conflictingFields,
  createFormStore,
  errorsIn,
  type FormState,
  valuesOf,
} from './form-store.ts';
import { textOrNull } from './text-or-null.ts';

type Schema = Parameters<typeof validate>[0];
/** A schema, or what calls it where the body has other fields than the form. */
export type FormSchema<Values> = Schema | Parse<Values>;
type Parse<Values> = (values: Values) => ValidationResult<unknown>;
type BodyOf<S> = S extends Schema
  ? Extract<ReturnType<typeof validate<S>>, { readonly value: unknown }>['value']
  : S extends (values: never) => infer Parsed
    ? Extract<Parsed, { readonly value: unknown }>['value']
    : never;

type Tools<Values> = {
  readonly values: Values;
  /** Tells what is wrong beyond the schema, with fields or the `form`; it does not count as sent. */
  readonly refuse: (fields: FieldErrors) => void;
  readonly reset: () => void;
};

type Options<Values, S, Result> = {
  /** The contract's own: what it lets pass, the server does too. */
  readonly schema: S;
  /** What the form begins with. Fields that nobody edits follow it. */
  readonly saved: Values;
  /** Sentences for fields of which this form can say more than the contract. */
  readonly messages?: Partial<Record<keyof Values, string>>;
  /** When a wrong field is told: once the form is submitted, or already when an edited field is left. */
  readonly checks?: 'on-submit' | 'on-blur';
  readonly send: (body: BodyOf<S>, form: Tools<Values>) => Promise<Result>;
  /** After the render in which nothing is unsaved any more: nobody is asked whether to leave. */
  readonly onSent?: (result: Result, form: Tools<Values>) => void;
  readonly onChange?: (values: Values) => void;
  readonly bodyKey?: string;
  /** For a form that stays on the screen: Enter without a change sends nothing. */
  readonly needsChange?: boolean;
};

const wrongField =
  '[aria-invalid="true"]:not([type="hidden"]), [data-invalid] :is(button, input:not([type="hidden"]))';

const withMessages = (fields: FieldErrors, messages: Partial<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, messages[name] ?? message]));

/** What follows a change of the form's state: the focus goes to what is wrong, and who waits for it is told. */
const useFormEffects = <Values extends object, Result>(
  element: RefObject<HTMLFormElement | null>,
  { rejections, sent }: FormState<Values, Result>,
  announce: (result: Result) => void,
): void => {
  useEffect(() => {
    if (rejections > 0) element.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [element, rejections]);
  const tell = useEffectEvent(announce);
  useEffect(() => {
    if (sent) tell(sent.result);
  }, [sent]);
};

/** Ways to bind a field to its control. */
const bindFields = <Values extends object>(
  values: Values,
  errors: FieldErrors,
  set: (change: Partial<Values>) => void,
  leave: (field: string) => void,
) => {
  const field = <Key extends keyof Values & string>(name: Key) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Key]) => set({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => leave(name),
  });
  /** A text that is null, and not empty, while nothing is written. */
  const optionalText = (name: keyof Values & string) => {
    const { value, onChange, ...rest } = field(name);
    return {
      ...rest,
      value: (value as string | null) ?? '',
      onChange: (text: string) => onChange(textOrNull(text) as Values[typeof name]),
    };
  };
  return { field, optionalText };
};

/**
 * A form that its route's schema checks, here and again on the server. It is never sent twice at once. What others save
 * meanwhile shows where nothing was edited here.
 */
export const useContractForm = <Values extends object, S extends FormSchema<Values>, Result = unknown>(
  options: Options<Values, S, Result>,
) => {
  const { schema, saved, messages = {}, checks = 'on-submit' } = options;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [store] = useState(createFormStore<Values, Result>);
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { edits, left, isSubmitted, sent } = state;
  const { refuse, reset, finish } = store;
  const values = valuesOf(saved, edits);
  useFormEffects(ref, state, (result) => options.onSent?.(result, { values, refuse, reset }));

  const parse = (typed: Values) =>
    (typeof schema === 'function' ? schema(typed) : validate(schema, typed)) as ValidationResult<BodyOf<S>>;
  const changed = sent ? [] : changedFields(saved, edits);
  const isTold = (field: string): boolean => isSubmitted || (checks === 'on-blur' && left.has(field));
  // Nothing is told before that, so nothing is checked with every letter.
  const told = isSubmitted || left.size > 0 ? errorsIn(parse(values).fields ?? {}, isTold) : {};
  const errors: FieldErrors = { ...withMessages(told, messages), ...state.serverErrors };

  const read = (): Values => valuesOf(saved, store.read().edits);
  const set = (change: Partial<Values>): void => {
    store.set(saved, change);
    options.onChange?.(read());
  };
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    // A dialog's form may lie in the page's own form by React's tree, though not by the document's.
    event?.stopPropagation();
    if (options.needsChange && changedFields(saved, store.read().edits).length === 0) return;
    const send = (body: BodyOf<S>, typed: Values) => options.send(body, { values: typed, refuse, reset });
    void store.submit({ saved, parse, send, bodyKey: options.bodyKey });
  };
  return {
    ...bindFields(values, errors, set, store.leave),
    /** For the form element; a button outside of it names its id. */
    props: { id, ref, noValidate: true, onSubmit: submit },
    values,
    /** The values after edits that no render has shown yet. */
    read,
    saved,
    /** Sentences by the contract's paths: `phases.work`. */
    errors,
    changed,
    /** Those of the changed fields that somebody else has changed meanwhile. */
    conflicting: sent ? [] : conflictingFields(saved, edits),
    isDirty: changed.length > 0,
    isSubmitted,
    isSending: state.isSending,
    /** What is wrong with the form as a whole. */
    failure: state.failure ?? errors['form'],
    set,
    submit,
    reset,
    finish,
  };
};

/** For components that show some of a form's fields. */
export type ContractForm<Values extends object> = Omit<
  ReturnType<typeof useContractForm<Values, Schema>>,
  'finish'
>;
