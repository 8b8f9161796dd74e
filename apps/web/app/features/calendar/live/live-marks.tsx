import { fullName } from '@ayna/domain/names';
import './live.css';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '../../../data/appointments.ts';
import { createLiveMarks } from './live-mark-store.ts';
import { texts } from './texts.ts';
import { useForeignChanges } from './use-foreign-changes.ts';

const customerName = ({ customerSnapshot: customer }: Appointment): string =>
  customer ? fullName(customer) : '';

type Props = {
  readonly root: HTMLElement | null;
  readonly appointments: readonly Appointment[];
};

/** Marks what others change while one looks on, and says who it was. */
export function LiveMarks({ root, appointments }: Props) {
  const [marks] = useState(createLiveMarks);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => marks.follow(root, appointments), [marks, root, appointments]);
  useForeignChanges(appointments, (appointment, change) => {
    marks.show(root, appointment.code, change);
    const clock = appointment.appointmentTime.appointmentStartDate.slice(11, 16);
    if (region.current)
      region.current.textContent = texts.said(change.words, customerName(appointment), clock);
  });
  return <div ref={region} role="status" className="sr-only" />;
}
