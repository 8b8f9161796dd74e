import { fullName } from '@ayna/domain/names';
import './live.css';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '../../../data/appointments.ts';
import { newMarks } from './marks.ts';
import { texts } from './texts.ts';
import { useNews } from './use-news.ts';

const nameOf = ({ customerSnapshot: customer }: Appointment): string => (customer ? fullName(customer) : '');

type Props = {
  readonly root: HTMLElement | null;
  readonly appointments: readonly Appointment[];
};

/** Marks what others change while one looks on, and says who it was. */
export function LiveMarks({ root, appointments }: Props) {
  const [marks] = useState(newMarks);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => marks.follow(root, appointments), [marks, root, appointments]);
  useNews(appointments, (appointment, news) => {
    marks.show(root, appointment.code, news);
    const clock = appointment.appointmentTime.appointmentStartDate.slice(11, 16);
    if (region.current) region.current.textContent = texts.said(news.words, nameOf(appointment), clock);
  });
  return <div ref={region} role="status" className="sr-only" />;
}
