import type { Me } from '@ayna/contracts/auth';
import { guestForm } from '@ayna/contracts/core/accounts';
import { appointment } from '@ayna/contracts/core/online-booking-routes';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sendGuestCode } from '../../data/auth.ts';
import { type StoredChallenge, toStoredChallenge } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { splitName } from './model/person-name.ts';
import { type Draft, emptyDraft, forget, keyOfAsking, readStored, store } from './model/stored-booking.ts';
import { texts } from './texts.ts';

const { note } = appointment.routes.book.body.shape;

const { name, lastname } = guestForm.shape;

const isPerson = (typed: string): boolean => {
  const person = splitName(typed);
  return !validate(name, person.name).fields && !validate(lastname, person.lastname).fields;
};

/** The contract's own checks, under the names of this form's fields. */
const checkDraft = (draft: Draft, isKnown: boolean) => {
  const guest = { ...splitName(draft.fullName), phone: draft.phone, noticeSeen: true };
  const fields = isKnown ? {} : (validate(guestForm, guest).fields ?? {});
  const isOtherNamed = !draft.isForOther || isPerson(draft.otherName);
  const errors = {
    ...(fields['name'] || fields['lastname'] ? { fullName: texts.details.fullNameNeeded } : {}),
    ...(fields['phone'] ? { phone: fields['phone'] } : {}),
    ...(isOtherNamed ? {} : { otherName: texts.details.otherNameNeeded }),
    ...(validate(note, draft.note).fields ? { note: texts.details.noteWrong } : {}),
  };
  return Object.keys(errors).length > 0 ? { fields: errors } : { value: guest };
};

const contactOf = ({ fullName, phone }: Draft): Draft => ({ ...emptyDraft, fullName, phone });

/** As long as a code is valid. */
const codeMs = 180_000;

/** A code that is under way to the same phone is not asked for twice. */
const isUnderWay = (challenge: StoredChallenge | null | undefined, phone: string): boolean =>
  challenge?.phone === phone &&
  challenge.resendAt > systemClock.now() &&
  challenge.expiresAt > systemClock.now();

type Options = {
  readonly salonCode: string;
  readonly me: Me | null | undefined;
  readonly challenge: StoredChallenge | null | undefined;
  readonly onChallenge: (challenge: StoredChallenge) => void;
  /** Name and phone alone are asked for. */
  readonly isContactOnly?: boolean;
  /** After the code was sent, or at once for somebody who is known. */
  readonly onSent: () => void;
};

/** Name, phone and wishes. What is typed stays in this tab until the visit is booked. */
export const useDetailsForm = (options: Options) => {
  const { salonCode, me, challenge, onChallenge, isContactOnly = false, onSent } = options;
  const sending = useMutation(sendGuestCode);
  const form = useContractForm({
    schema: (draft: Draft) => checkDraft(isContactOnly ? contactOf(draft) : draft, Boolean(me)),
    saved: emptyDraft,
    checks: 'on-blur',
    async send(guest) {
      if (me || isUnderWay(challenge, guest.phone)) return;
      const requestedAt = systemClock.now();
      const asking = { what: JSON.stringify(guest), now: requestedAt, lastsMs: codeMs };
      const { key, askedAt } = keyOfAsking(salonCode, 'askedCode', asking);
      const answer = await sending.mutateAsync({ form: guest, key });
      forget(salonCode, 'askedCode');
      onChallenge(toStoredChallenge(answer, askedAt, guest.phone));
    },
    onSent,
    onChange: (draft) => store(salonCode, 'draft', draft),
  });
  const restore = useEffectEvent(() => {
    const draft = readStored(salonCode, 'draft');
    if (draft) form.set(draft);
  });
  useEffect(() => restore(), []);
  return form;
};
