import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { attachKeyboard } from './attach-keyboard.ts';
import { attachPointer } from './attach-pointer.ts';
import type { DragContext, DrawnRange, Drop } from './drag-context.ts';
import { attachResizeHandles } from './resize-handles.ts';
import type { EditScope } from './rules/edit-scope.ts';
import { findOverlap, type OccupiedTime } from './rules/overlap.ts';
import type { Placement } from './rules/placement.ts';

type DragOptions = {
  /** What holds the columns; null while there are none. */
  readonly root: HTMLElement | null;
  readonly occupied: OccupiedTime;
  readonly employees: readonly Employee[];
  readonly scope: EditScope;
  readonly slotStep: number;
  readonly onDrop: (drop: Drop) => void;
  readonly onDraw: (range: DrawnRange) => void;
  readonly onBlockTime: (placement: Placement) => void;
};

type DragRefs = {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly live: RefObject<HTMLDivElement | null>;
};

/** A bar and a live region that stand there from the beginning, so that showing them renders nothing. */
const useDragStatus = () => {
  const refs: DragRefs = { bar: useRef<HTMLDivElement>(null), live: useRef<HTMLDivElement>(null) };
  const showBar: DragContext['showBar'] = (mode, canNotify = false) => {
    const { current: bar } = refs.bar;
    if (!bar) return;
    bar.dataset.mode = mode ?? '';
    bar.dataset.notifies = String(canNotify);
    bar.closest('[data-view]')?.toggleAttribute('data-dragging', mode !== null);
  };
  const announce: DragContext['announce'] = (text) => {
    if (refs.live.current) refs.live.current.textContent = text;
  };
  return { refs, showBar, announce };
};

/** Makes the calendar's columns take hold: by mouse, finger and keyboard. */
export const useCalendarDrag = ({ root, ...options }: DragOptions): DragRefs => {
  const { refs, showBar, announce } = useDragStatus();
  const appointment = useEffectEvent((code: string) =>
    options.occupied.appointments.find((one) => one.code === code),
  );
  const employee = useEffectEvent((code: string) => options.employees.find((one) => one.code === code));
  const scope = useEffectEvent(() => options.scope);
  const slotStep = useEffectEvent(() => options.slotStep);
  const overlapAt = useEffectEvent((at: Placement, draggedCode: string) =>
    findOverlap(options.occupied, at, draggedCode),
  );
  const onDropLatest = useEffectEvent((drop: Drop) => options.onDrop(drop));
  const onDrawLatest = useEffectEvent((one: DrawnRange) => options.onDraw(one));
  const onBlockTimeLatest = useEffectEvent((placement: Placement) => options.onBlockTime(placement));
  const show = useEffectEvent(showBar);
  const announceLatest = useEffectEvent(announce);
  const canDrag = options.scope.all || options.scope.own !== undefined;
  useEffect(() => {
    if (!root || !canDrag) return;
    const context: DragContext = {
      appointment: (code) => appointment(code),
      employee: (code) => employee(code),
      scope: () => scope(),
      slotStep: () => slotStep(),
      overlapAt: (at, draggedCode) => overlapAt(at, draggedCode),
      onDrop: (drop) => onDropLatest(drop),
      onDraw: (one) => onDrawLatest(one),
      onBlockTime: (placement) => onBlockTimeLatest(placement),
      showBar: (mode, canNotify) => show(mode, canNotify),
      announce: (text) => announceLatest(text),
      onStart: () => handles.hide(),
      onUnmoved: (code) => handles.show(code),
    };
    const handles = attachResizeHandles(root, context);
    const endPointer = attachPointer(root, context);
    const endKeyboard = attachKeyboard(root, context);
    return () => {
      endPointer();
      endKeyboard();
      handles.end();
    };
  }, [root, canDrag]);
  return refs;
};
