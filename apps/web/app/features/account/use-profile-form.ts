import { type Me, profileForm } from '@ayna/contracts/auth';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { saveProfile } from '../../data/account.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { fieldsOf } from './failure-text.ts';
import { texts } from './texts.ts';

type Name = 'name' | 'lastname';
type Names = Readonly<Record<Name, string>>;

const namesOf = ({ name, lastname }: Names): Names => ({ name, lastname });

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** Checked when a field is left, and from then on with every letter. */
export const useProfileForm = (me: Me) => {
  const id = useId();
  // Only what was typed: a name that changes elsewhere is shown unless it is being changed here.
  const [typed, setTyped] = useState<Partial<Names>>({});
  const [left, setLeft] = useState<Partial<Record<Name, true>>>({});
  const [serverErrors, setSaid] = useState<FieldErrors>({});
  const save = useMutation(saveProfile);
  const names: Names = { ...namesOf(me), ...typed };
  const isDirty = names.name !== me.name || names.lastname !== me.lastname;
  const errors: FieldErrors = validate(profileForm, names).fields ?? {};
  const errorOf = (name: Name) => serverErrors[name] ?? (left[name] ? errors[name] : undefined);

  const reset = () => {
    setTyped({});
    setLeft({});
    setSaid({});
  };
  const submit = () => {
    setLeft({ name: true, lastname: true });
    if (!isDirty || save.isPending || Object.keys(errors).length > 0) return;
    save.mutate(
      { ...names, imageUrl: me.imageUrl },
      {
        onSuccess: () => {
          reset();
          showToast({ text: texts.bar.saved });
        },
        onError: (failure) => {
          setSaid(fieldsOf(failure));
          showFailure(failure);
        },
      },
    );
  };
  const field = (name: Name) => ({
    name,
    value: names[name],
    error: errorOf(name),
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setSaid({});
    },
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
  });
  return { id, field, isDirty, isSaving: save.isPending, submit, reset };
};
