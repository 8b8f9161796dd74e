import { signUpForm } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { signUp } from '../../data/sign-in.ts';
import { challenges, toStoredChallenge } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { type ContractForm, useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { tabStore } from '../../lib/storage.ts';
import { texts } from './texts.ts';

const key = 'ayna.sign-up';

/** What of a form that was sent is shown again to who comes back to change the number; no password. */
type Draft = { readonly name: string; readonly lastname: string; readonly email: string };

const saveDraft = ({ name, lastname, email }: Draft): void =>
  void tabStore.set(key, JSON.stringify({ name, lastname, email }));

const loadDraft = (): Draft | undefined => {
  try {
    const { name, lastname, email } = JSON.parse(tabStore.get(key) ?? '{}') as Partial<Draft>;
    return name && lastname && email ? { name, lastname, email } : undefined;
  } catch {
    return undefined;
  }
};

export type Kind = 'owner' | 'customer';

const start = {
  name: '',
  lastname: '',
  phone: '',
  email: '',
  password: '',
  marketingSms: false,
  marketingMail: false,
  photos: false,
};

export type SignUpForm = ContractForm<typeof start & { readonly kind: Kind }>;

const messages = {
  name: texts.nameNeeded,
  lastname: texts.lastnameNeeded,
};

type Options = {
  readonly kind: Kind;
  /** Where the phone is proved, with the way back from there. */
  readonly activationPath: string;
  /** The name by which somebody was invited. */
  readonly person?: Pick<Draft, 'name' | 'lastname'>;
  readonly onOpened?: () => void;
};

/** Opens the account and leads to proving its phone. */
export function useSignUp({ kind, activationPath, person, onOpened }: Options) {
  const navigate = useNavigate();
  const opening = useMutation(signUp);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: signUpForm,
    saved: { ...start, ...person, kind },
    messages,
    async send(value) {
      const askedAt = systemClock.now();
      const answer = await opening.mutateAsync({ form: value, key: keyOf(value) });
      challenges.save('activation', toStoredChallenge(answer, askedAt, value.phone));
      saveDraft(value);
      onOpened?.();
      await navigate(activationPath);
    },
  });
  const restore = useEffectEvent((draft: Draft) => {
    // What was typed before the page was hydrated is newer.
    for (const name of ['name', 'lastname', 'email'] as const)
      if (form.read()[name] === '') form.set({ [name]: draft[name] });
  });
  useEffect(() => {
    const draft = loadDraft();
    if (draft) restore(draft);
  }, []);
  const chooseKind = (chosen: Kind): void =>
    // A box that this kind does not show must not stay ticked.
    form.set({ kind: chosen, [chosen === 'owner' ? 'photos' : 'marketingMail']: false });
  return { form, chooseKind };
}
