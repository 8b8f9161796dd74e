import { signUpForm } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { signUp } from '../../data/auth.ts';
import { challenges, toStoredChallenge } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/form-key.ts';
import { keepReturnPath } from '../../lib/return-path.ts';
import { paths } from '../../paths.ts';
import { loadDraft, saveDraft } from './draft.ts';
import { texts } from './texts.ts';

export type Kind = 'owner' | 'customer';

const start = {
  name: '',
  lastname: '',
  phone: '',
  email: '',
  password: '',
  noticeRead: false,
  marketingSms: false,
  marketingMail: false,
  photos: false,
};

export type SignUpValues = typeof start & { kind: Kind };

const messages = {
  name: texts.nameNeeded,
  lastname: texts.lastnameNeeded,
  noticeRead: texts.noticeNeeded,
};

/** Opens the account and leads to proving its phone. */
export function useSignUp(kind: Kind) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const opening = useMutation(signUp);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm<typeof signUpForm, SignUpValues>({
    schema: signUpForm,
    start: { ...start, kind },
    messages,
    async send(value) {
      const askedAt = systemClock.now();
      const answer = await opening.mutateAsync({ form: value, key: keyOf(value) });
      challenges.save('activation', toStoredChallenge(answer, askedAt, value.phone));
      saveDraft(value);
      await navigate(keepReturnPath(paths.phoneActivation, search));
    },
  });
  const { setValue, getValues } = form.form;
  useEffect(() => {
    const draft = loadDraft();
    if (!draft) return;
    // What was typed before the page was hydrated is newer.
    for (const name of ['name', 'lastname', 'email'] as const)
      if (getValues(name) === '') setValue(name, draft[name]);
  }, [setValue, getValues]);
  /** At once and not in an effect: a form that is sent in the same moment has the new kind. */
  const chooseKind = (chosen: Kind): void => {
    setValue('kind', chosen);
    // A box that this kind does not show must not stay ticked.
    setValue(chosen === 'owner' ? 'photos' : 'marketingMail', false);
  };
  return { ...form, chooseKind };
}
