import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { attachKeyboard } from './attach-keyboard.ts';
import type { DragContext, DrawnRange, Drop } from './drag-context.ts';
import { taskAt } from './drag-target.ts';
import { createPointerSession } from './pointer-session.ts';
import { attachResizeHandles } from './resize-handles.ts';
import type { EditScope } from './rules/edit-scope.ts';
import type { Press } from './rules/gesture.ts';
import { findOverlap, type OccupiedTime } from './rules/overlap.ts';
import type { Placement } from './rules/placement.ts';

/** A handle is there to be pulled, and nothing scrolls under it: a finger need not rest on it first. */
const pressOf = ({ pointerId, pointerType, clientX, clientY }: PointerEvent, target: Element): Press => ({
  pointer: pointerId,
  kind: pointerType === 'mouse' || target.closest('[data-handle]') ? 'mouse' : 'touch',
  x: clientX,
  y: clientY,
});

/** Picking up by mouse, pen and finger; what it answers ends it. */
const attachPointer = (root: HTMLElement, context: DragContext): (() => void) => {
  const session = createPointerSession(root, context);
  const ended = new AbortController();
  const { signal } = ended;
  root.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || event.ctrlKey || !(event.target instanceof Element)) return;
      const press = pressOf(event, event.target);
      session.press(press, event.isPrimary ? taskAt(context, root, event.target, press) : undefined);
    },
    { signal },
  );
  addEventListener('pointermove', session.move, { signal, capture: true });
  // While something is carried nobody else has to hear of every step.
  for (const step of ['pointermove', 'mousemove'] as const)
    addEventListener(step, (event) => session.isDragging() && event.stopPropagation(), {
      signal,
      capture: true,
    });
  addEventListener('pointerup', ({ pointerId: pointer }) => session.dispatch({ type: 'up', pointer }), {
    signal,
  });
  addEventListener('pointercancel', () => session.dispatch({ type: 'cancel' }), { signal });
  // Not passive, and there from the beginning: only so a browser lets go of a scroll that it could begin.
  root.addEventListener('touchmove', (event) => session.isDragging() && event.preventDefault(), {
    signal,
    passive: false,
  });
  root.addEventListener('contextmenu', (event) => session.isPressed() && event.preventDefault(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (!session.isDragging()) return;
      if (event.key === 'Escape') session.dispatch({ type: 'cancel' });
      if (event.key === 'ArrowUp') session.nudge(-1);
      if (event.key === 'ArrowDown') session.nudge(1);
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    session.dispatch({ type: 'cancel' });
    ended.abort();
  };
};

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
