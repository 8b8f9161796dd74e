import { CallError } from '@ayna/contracts/core/client';
import type { FieldErrors as ContractErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { failureTexts } from './texts.ts';

type Schema = Parameters<typeof validate>[0];
type ValueOf<S extends Schema> = Extract<
  ReturnType<typeof validate<S>>,
  { readonly value: unknown }
>['value'];

type Options<S extends Schema, Values extends FieldValues> = {
  /** The contract's own: what it lets pass, the server does too. */
  readonly schema: S;
  readonly start: DefaultValues<Values>;
  /** Sentences for fields of which this form can say more than the contract. */
  readonly messages?: Partial<Record<FieldPath<Values>, string>>;
  readonly send: (value: ValueOf<S>) => Promise<unknown>;
};

export type ContractForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly submit: (event?: FormEvent) => void;
  readonly isSending: boolean;
  /** What went wrong as a whole; the server's own sentence if it has one. */
  readonly failure: string | undefined;
};

const errorsOf = <Values extends FieldValues>(
  fields: ContractErrors,
  messages: Partial<Record<string, string>>,
): FieldErrors<Values> => {
  const entries = Object.entries(fields).map(([name, message]) => [
    name,
    { type: 'contract', message: messages[name] ?? message },
  ]);
  return Object.fromEntries(entries) as FieldErrors<Values>;
};

/** A form that is checked by its route's schema, here and again on the server, and is never sent twice at once. */
export const useContractForm = <S extends Schema, Values extends FieldValues>({
  schema,
  start,
  messages = {},
  send,
}: Options<S, Values>): ContractForm<Values> => {
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // A state is a render late: of two presses of Enter the second would not see it.
  const busy = useRef(false);
  const form = useForm<Values, unknown, Values>({
    defaultValues: start,
    resolver(values) {
      const { fields } = validate(schema, values);
      return fields ? { values: {}, errors: errorsOf<Values>(fields, messages) } : { values, errors: {} };
    },
  });

  const handleFailure = (error: unknown): void => {
    if (!(error instanceof CallError)) {
      setFailure(failureTexts.unexpected);
      throw error;
    }
    const fields = Object.entries(error.body.fields ?? {}).filter(([name]) => name in form.getValues());
    for (const [index, [name, message]] of fields.entries())
      form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    setFailure(error.message);
  };

  const deliver = async (values: Values): Promise<void> => {
    if (busy.current) return;
    const checked = validate(schema, values);
    if (checked.fields) return;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await send(checked.value);
    } catch (error) {
      handleFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const submit = (event?: FormEvent): void => void form.handleSubmit(deliver)(event);
  return { form, submit, isSending, failure };
};
