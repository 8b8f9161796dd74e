import { deskBookingForm } from '@ayna/contracts/core/appointments';
import { validate } from '@ayna/contracts/core/validation';
import { texts } from '../texts.ts';
import { bodyOf, type Draft, wishesOf } from './draft.ts';

/** Where the form is not ready, and what to do there. */
export type Wrong = Partial<
  Record<
    'person' | 'name' | 'lastname' | 'phone' | 'services' | 'duration' | 'time' | 'overlap' | 'note',
    string
  >
>;

/** Over another appointment only in hands that are named. */
export const mayOverlap = (draft: Draft): boolean =>
  draft.chosen.length > 0 && wishesOf(draft).every(({ employeeCode }) => employeeCode !== null);

const takenWrong = (draft: Draft): string | undefined => {
  if (!mayOverlap(draft)) return texts.taken.chooseFree;
  return draft.overlapReason.trim() === '' ? texts.taken.choose : undefined;
};

/** What the form itself asks for, and then what the contract says of what was written. */
export const wrongOf = (salonCode: string, draft: Draft, isTaken: boolean): Wrong => {
  const { name, lastname, phone, duration, note, overlapReason } =
    validate(deskBookingForm, bodyOf(salonCode, draft, isTaken)).fields ?? {};
  const all: Readonly<Record<keyof Wrong, string | undefined>> = {
    person:
      draft.person.kind === 'unasked' && draft.person.typed.trim() !== ''
        ? texts.customer.missing
        : undefined,
    name,
    lastname,
    phone,
    services: draft.chosen.length === 0 ? texts.services.missing : undefined,
    duration,
    time: draft.time === null ? texts.when.missing : undefined,
    overlap: isTaken ? (takenWrong(draft) ?? overlapReason) : undefined,
    note,
  };
  return Object.fromEntries(Object.entries(all).filter(([, said]) => said !== undefined));
};
