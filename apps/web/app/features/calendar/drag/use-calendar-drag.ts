import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Employee } from '../../../data/employees.ts';
import type { Desk, Drawn, Drop } from './desk.ts';
import { attachGrips } from './grips.ts';
import { attachKeyboard } from './keyboard.ts';
import { attachPointer } from './pointer.ts';
import { type Around, inTheWay } from './rules/in-the-way.ts';
import type { Reach } from './rules/may.ts';
import type { Placement } from './rules/placement.ts';

type Known = {
  /** What holds the columns; null while there are none. */
  readonly root: HTMLElement | null;
  readonly around: Around;
  readonly employees: readonly Employee[];
  readonly reach: Reach;
  readonly slotStep: number;
  readonly onDrop: (drop: Drop) => void;
  readonly onDraw: (drawn: Drawn) => void;
  readonly onClosing: (placement: Placement) => void;
};

type Places = {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly live: RefObject<HTMLDivElement | null>;
};

/** A bar and a live region that stand there from the beginning, so that showing them renders nothing. */
const useSigns = () => {
  const places: Places = { bar: useRef<HTMLDivElement>(null), live: useRef<HTMLDivElement>(null) };
  const showBar: Desk['showBar'] = (mode, asks = false) => {
    const { current: bar } = places.bar;
    if (!bar) return;
    bar.dataset.mode = mode ?? '';
    bar.dataset.asks = String(asks);
    bar.closest('[data-view]')?.toggleAttribute('data-carrying', mode !== null);
  };
  const say: Desk['say'] = (text) => {
    if (places.live.current) places.live.current.textContent = text;
  };
  return { places, showBar, say };
};

/** Makes the calendar's columns take hold: by mouse, finger and keyboard. */
export const useCalendarDrag = ({ root, ...known }: Known): Places => {
  const { places, showBar, say } = useSigns();
  const appointment = useEffectEvent((code: string) =>
    known.around.appointments.find((one) => one.code === code),
  );
  const employee = useEffectEvent((code: string) => known.employees.find((one) => one.code === code));
  const reach = useEffectEvent(() => known.reach);
  const slotStep = useEffectEvent(() => known.slotStep);
  const met = useEffectEvent((at: Placement, held: string) => inTheWay(known.around, at, held));
  const dropped = useEffectEvent((drop: Drop) => known.onDrop(drop));
  const drawn = useEffectEvent((one: Drawn) => known.onDraw(one));
  const closing = useEffectEvent((placement: Placement) => known.onClosing(placement));
  const show = useEffectEvent(showBar);
  const tell = useEffectEvent(say);
  const mayAnything = known.reach.whole || known.reach.own !== undefined;
  useEffect(() => {
    if (!root || !mayAnything) return;
    const desk: Desk = {
      appointment: (code) => appointment(code),
      employee: (code) => employee(code),
      reach: () => reach(),
      slotStep: () => slotStep(),
      inTheWay: (at, held) => met(at, held),
      dropped: (drop) => dropped(drop),
      drawn: (one) => drawn(one),
      closing: (placement) => closing(placement),
      showBar: (mode, asks) => show(mode, asks),
      say: (text) => tell(text),
      held: () => grips.hide(),
      rested: (code) => grips.show(code),
    };
    const grips = attachGrips(root, desk);
    const endPointer = attachPointer(root, desk);
    const endKeyboard = attachKeyboard(root, desk);
    return () => {
      endPointer();
      endKeyboard();
      grips.end();
    };
  }, [root, mayAnything]);
  return places;
};
