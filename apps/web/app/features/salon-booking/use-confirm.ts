import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingBody, bookOnline } from '../../data/booking.ts';
import { isRefused } from '../../lib/call-errors.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { splitName } from './model/person-name.ts';
import { type Draft, forget, readStored, type SentBooking, store } from './model/stored-booking.ts';
import { requestedServices, type Visit } from './model/visit.ts';
import { type Hold, lostTime } from './use-hold.ts';

const isSameVisit = (one: BookingBody, other: BookingBody): boolean =>
  one.startDate === other.startDate && JSON.stringify(one.services) === JSON.stringify(other.services);

/** What was sent before and not answered is sent as it was; else it could be booked twice. */
const toSend = (salonCode: string, body: BookingBody): SentBooking => {
  const before = readStored(salonCode, 'sent');
  return before && isSameVisit(before.body, body) ? before : { body, key: newIdempotencyKey() };
};

type Options = {
  readonly salonCode: string;
  readonly visit: Visit;
  readonly hold: Hold;
  /** After the visit was stored for the last page. */
  readonly onBooked: () => void;
};

/** Books the chosen visit for the person who is signed in. */
export const useConfirm = ({ salonCode, visit, hold, onBooked }: Options) => {
  const booking = useMutation(bookOnline);
  const [failure, setFailure] = useState<string>();
  const confirm = async (draft: Draft): Promise<void> => {
    const held = await hold.settled();
    if (held.status === 'taken') return;
    const forName = draft.isForOther ? splitName(draft.otherName) : undefined;
    const body = {
      salonCode,
      services: requestedServices(visit),
      startDate: visit.startDate ?? '',
      note: draft.note,
      holdCode: held.status === 'held' ? held.hold.holdCode : null,
      ...(forName ? { forName } : {}),
    };
    const sent = toSend(salonCode, body);
    store(salonCode, 'sent', sent);
    setFailure(undefined);
    try {
      const booked = await booking.mutateAsync(sent);
      const customer = booked.appointments[0]?.customerSnapshot;
      store(salonCode, 'visit', {
        visit: booked,
        firstName: customer?.name ?? splitName(draft.fullName).name,
        forName: draft.isForOther ? draft.otherName.trim() : '',
      });
      forget(salonCode, 'sent', 'hold', 'draft');
      onBooked();
    } catch (error) {
      if (isRefused(error)) forget(salonCode, 'sent');
      const lost = lostTime(error);
      if (lost) hold.lose(lost);
      else setFailure(error instanceof Error ? error.message : '');
    }
  };
  return { confirm, failure, isPending: booking.isPending };
};
