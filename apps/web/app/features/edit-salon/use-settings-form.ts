import { CallError } from '@ayna/contracts/core/client';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changeSalon, type Salon } from '../../data/salon.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import {
  changedFields,
  conflictingFields,
  type Edits,
  errorsIn,
  valuesOf,
  withEdit,
} from './settings-draft.ts';
import { texts } from './texts.ts';

type Schema = Parameters<typeof validate>[0];
type Part = 'general' | 'hours' | 'rules';

type Options<Values> = {
  readonly salon: Salon;
  readonly part: Part;
  /** What is saved, as the form writes it. */
  readonly saved: Values;
  /** The contract's own: what it lets pass, the server does too. */
  readonly schema: Schema;
  /** As the contract wants it: an empty field is none. */
  readonly toBody?: (values: Values) => unknown;
  /** Shows that it is saved, where there is more to say than that. */
  readonly showSaved?: (saved: string) => unknown;
};

export type SettingsForm<Values> = {
  readonly id: string;
  readonly values: Values;
  readonly saved: Values;
  /** Sentences by the contract's paths, of fields that were left or sent. */
  readonly errors: FieldErrors;
  readonly changed: readonly (keyof Values & string)[];
  /** Those of the changed ones that somebody else has changed meanwhile. */
  readonly conflicting: readonly (keyof Values & string)[];
  readonly isSaving: boolean;
  readonly failure: string | undefined;
  readonly set: <Key extends keyof Values & string>(key: Key, value: Values[Key]) => void;
  readonly onBlur: (key: keyof Values & string) => void;
  readonly reset: () => void;
  readonly submit: () => void;
};

/** What the server says of single fields; it names them as the body does: general.path. */
const fieldErrors = (error: unknown, part: Part): FieldErrors => {
  const fields = error instanceof CallError ? (error.body.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name.replace(`${part}.`, ''), text]),
  );
};

/**
 * One part of a salon's settings. It does not hold a copy of what is saved: what others save meanwhile
 * shows at once where nothing was typed, and is told where something was.
 */
export const useSettingsForm = <Values extends object>({
  salon,
  part,
  saved,
  schema,
  showSaved = (text) => showToast({ text }),
  ...options
}: Options<Values>): SettingsForm<Values> => {
  const id = useId();
  const [edits, setTyped] = useState<Edits<Values>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setSaid] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const save = useMutation(changeSalon);
  const values = valuesOf(saved, edits);
  const changed = changedFields(saved, edits);
  const checked = validate(schema, options.toBody ? options.toBody(values) : values);

  const reset = () => {
    setTyped({});
    setLeft(new Set());
    setSaid({});
    setFailure(undefined);
  };
  const handleFailure = (error: unknown) => {
    setSaid(fieldErrors(error, part));
    setFailure(failureMessage(error));
  };
  const handleSuccess = () => {
    reset();
    void showSaved(texts.saved);
  };
  const submit = () => {
    setLeft(new Set(Object.keys(values)));
    if (checked.fields || changed.length === 0 || save.isPending) return;
    save.mutate(
      { salonCode: salon.code, change: { version: salon.version, [part]: checked.value } },
      { onSuccess: handleSuccess, onError: handleFailure },
    );
  };
  return {
    id,
    values,
    saved,
    errors: { ...errorsIn(checked.fields ?? {}, left), ...serverErrors },
    changed,
    conflicting: conflictingFields(saved, edits),
    isSaving: save.isPending,
    failure,
    set(key, value) {
      setTyped((before) => withEdit(before, saved, key, value));
      setSaid({});
      setFailure(undefined);
    },
    onBlur: (key) => setLeft((before) => new Set(before).add(key)),
    reset,
    submit,
  };
};
