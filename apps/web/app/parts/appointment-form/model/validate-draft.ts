import { deskBookingForm } from '@ayna/contracts/core/appointments';
import { validate } from '@ayna/contracts/core/validation';
import { texts } from '../texts.ts';
import { type Draft, requestedServices, toBookingBody } from './draft.ts';

/** Where the form is not ready, and what to do there. */
export type DraftErrors = Partial<
  Record<
    'person' | 'name' | 'lastname' | 'phone' | 'services' | 'duration' | 'time' | 'overlap' | 'note',
    string
  >
>;

/** Over another appointment only in hands that are named. */
export const canOverlap = (draft: Draft): boolean =>
  draft.chosen.length > 0 && requestedServices(draft).every(({ employeeCode }) => employeeCode !== null);

const overlapError = (draft: Draft): string | undefined => {
  if (!canOverlap(draft)) return texts.taken.chooseFree;
  return draft.overlapReason.trim() === '' ? texts.taken.choose : undefined;
};

/** What the form itself asks for, and then what the contract says of what was written. */
export const validateDraft = (salonCode: string, draft: Draft, isTaken: boolean): DraftErrors => {
  const { name, lastname, phone, duration, note, overlapReason } =
    validate(deskBookingForm, toBookingBody(salonCode, draft, isTaken)).fields ?? {};
  const all: Readonly<Record<keyof DraftErrors, string | undefined>> = {
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
    overlap: isTaken ? (overlapError(draft) ?? overlapReason) : undefined,
    note,
  };
  return Object.fromEntries(Object.entries(all).filter(([, contractErrors]) => contractErrors !== undefined));
};
