import { fullName } from '@ayna/domain/names';
import './live.css';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Appointment, type HistoryEntry, historyQuery } from '../../../data/appointments.ts';
import { meQuery } from '../../../data/auth.ts';
import { subscribeToLiveEvents } from '../../../data/live.ts';
import { systemClock } from '../../../lib/clock.ts';
import { type LiveEvent, pauseMs } from '../../../lib/live-stream.ts';
import { initialsOf, tintOf } from '../../../ui/avatar/person.ts';
import { boxInColumn, createElement, setBox } from '../drag/dom/elements.ts';
import { type ForeignChange, foreignChange } from './rules/foreign-change.ts';
import { texts } from './texts.ts';

/** Of so many at once nobody reads who did which. */
const MAX_PENDING = 6;

/** After these failures the mark is left out: it says who changed something a moment ago, and that moment is over. */
const RETRIES = 2;

const readHistory = async (
  client: QueryClient,
  code: string,
): Promise<readonly HistoryEntry[] | undefined> => {
  try {
    return await client.fetchQuery({
      ...historyQuery(code),
      retry: RETRIES,
      retryDelay: (failures) => pauseMs(failures, Math.random()),
    });
  } catch {
    return undefined;
  }
};

/**
 * Tells of what others do to the appointments that are shown. The stream says which one changed; who did
 * it is asked once the changed one is on the screen, and not for anything that is not.
 */
const useForeignChanges = (
  appointments: readonly Appointment[],
  onChange: (appointment: Appointment, change: ForeignChange) => void,
): void => {
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  /** Versions that were rung for, and are not on the screen yet. */
  const pending = useRef(new Map<string, number>());

  const report = useEffectEvent(async (appointment: Appointment) => {
    const history = await readHistory(client, appointment.code);
    const change = history && foreignChange(history, me?.code, systemClock.now());
    if (change) onChange(appointment, change);
  });

  const reportShown = useEffectEvent((shown: readonly Appointment[]) => {
    for (const appointment of shown) {
      const version = pending.current.get(appointment.code);
      if (version === undefined || appointment.version < version) continue;
      pending.current.delete(appointment.code);
      void report(appointment);
    }
  });

  const onLiveEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind !== 'change') return;
    const { module, kind, code, version } = event.change;
    if (module !== 'appointment' || kind !== 'appointment') return;
    if (pending.current.size >= MAX_PENDING) pending.current.clear();
    pending.current.set(code, version);
    reportShown(appointments);
  });

  useEffect(() => subscribeToLiveEvents((event) => onLiveEvent(event)), []);
  useEffect(() => reportShown(appointments), [appointments]);
};

/** Higher than this over a block there is no column left for the chip. */
const CHIP_PX = 30;

const createChip = ({ by, words }: ForeignChange): HTMLElement => {
  const chip = createElement('live-chip', words);
  if (!by) return chip;
  const avatar = createElement('live-face avatar', initialsOf(by.name));
  avatar.dataset.tint = String(tintOf(by.code));
  chip.prepend(avatar);
  return chip;
};

/** A ring around a block and a chip that says who did what. What it answers takes both away. */
const markBlock = (block: HTMLElement, change: ForeignChange): (() => void) => {
  const column = block.closest('[data-column]');
  const box = column && boxInColumn(column, block);
  const ring = createElement('live-ring');
  const chip = createChip(change);
  if (!column || !box) return () => undefined;
  setBox(ring, box);
  const isHigh = box.top < CHIP_PX;
  setBox(chip, { top: isHigh ? box.top + box.height + 4 : box.top - CHIP_PX, left: box.left + 6 });
  column.append(ring, chip);
  return () => {
    ring.remove();
    chip.remove();
  };
};

/** So long a mark is seen. */
const MARK_MS = 8_000;

const blockIn = (root: HTMLElement | null, code: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(code)}"]`) ?? null;

/** The marks on the calendar: drawn beside React, so that a column need not be rendered for one. */
const createLiveMarks = () => {
  const marks = new Map<string, { readonly change: ForeignChange; readonly clear: () => void }>();
  const remove = (code: string): void => {
    marks.get(code)?.clear();
    marks.delete(code);
  };
  const draw = (root: HTMLElement | null, code: string, change: ForeignChange): void => {
    remove(code);
    const block = blockIn(root, code);
    marks.set(code, { change, clear: block ? markBlock(block, change) : () => undefined });
  };
  return {
    show: (root: HTMLElement | null, code: string, change: ForeignChange): void => {
      draw(root, code, change);
      setTimeout(() => marks.get(code)?.change === change && remove(code), MARK_MS);
    },
    /** Blocks that moved on take their marks with them. */
    follow: (root: HTMLElement | null, shown: readonly Appointment[]): void => {
      // As they stand now: putting a mark again places it last, where a walk over the map itself would meet it for ever.
      const current = [...marks];
      for (const [code, { change }] of current)
        if (shown.some((one) => one.code === code)) draw(root, code, change);
        else remove(code);
    },
  };
};

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
