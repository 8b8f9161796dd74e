import { fullName } from '@ayna/domain/names';
import { CalendarX2, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Appointment } from '../../../data/appointments.ts';
import { priceText } from '../../../parts/money-text.ts';
import { allergyOf, type Marks } from '../grid/block.tsx';
import { blockTexts } from '../grid/block-texts.ts';
import { texts } from '../texts.ts';
import { cardPosition } from './card-position.ts';
import { useNarrowBlock } from './use-narrow-block.ts';

type Props = {
  readonly root: HTMLElement | null;
  readonly appointments: readonly Appointment[];
  readonly marks: Marks;
};

/**
 * All of a block that is too narrow to be read, beside it. It lets the pointer through to the blocks under it, and a
 * screen reader has it from the name of the block.
 */
export function BlockCard({ root, appointments, marks }: Props) {
  const block = useNarrowBlock(root);
  const appointment = block && appointments.find(({ code }) => code === block.dataset['block']);
  if (!appointment) return null;
  return createPortal(<Card block={block} appointment={appointment} marks={marks} />, document.body);
}

type CardProps = {
  readonly block: HTMLElement;
  readonly appointment: Appointment;
  readonly marks: Marks;
};

function Card({ block, appointment, marks }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const window = { width: innerWidth, height: innerHeight };
    const { left, top } = cardPosition(
      block.getBoundingClientRect(),
      element.getBoundingClientRect(),
      window,
    );
    element.style.translate = `${left}px ${top}px`;
  }, [block]);
  const { name, service, session, range, status } = blockTexts(appointment);
  const { price } = appointment.serviceSnapshot;
  const allergy = allergyOf(appointment, marks);
  return (
    <div
      ref={card}
      aria-hidden="true"
      data-block-card=""
      className="pointer-events-none fixed top-0 left-0 z-50 grid w-max max-w-64 gap-0.5 rounded-box bg-surface px-3.5 py-3 text-label shadow-outline-3 dark:bg-raised"
    >
      <span className="num font-strong text-accent-ink">{[range, status].join(texts.dot)}</span>
      <b className="font-semibold text-title-s">{name}</b>
      <span className="text-ink-2">{session === '' ? service : [service, session].join(texts.dot)}</span>
      <span className="num text-muted">
        {[fullName(appointment.employeeSnapshot), priceText(price)].join(texts.dot)}
      </span>
      {appointment.note !== '' && <span className="line-clamp-3 text-muted">{appointment.note}</span>}
      {allergy !== '' && (
        <span className="mt-1 flex w-fit items-center gap-1 rounded-badge bg-ink px-1.5 font-strong text-caption text-surface">
          <TriangleAlert size={12} />
          {allergy}
        </span>
      )}
      {block.dataset['away'] !== undefined && (
        <span className="mt-1 flex items-center gap-1.5 font-strong text-caption text-danger-ink">
          <CalendarX2 size={14} />
          {texts.away}
        </span>
      )}
    </div>
  );
}
