import type { Appointment } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import type { EditScope } from './rules/edit-scope.ts';
import type { Overlap } from './rules/overlap.ts';
import type { Placement } from './rules/placement.ts';

/** What was let go somewhere. Its picture stays there until the calendar itself shows it, or refuses it. */
export type Drop = {
  readonly appointment: Appointment;
  readonly to: Placement;
  /** Anyone who works by the keyboard stands on it afterwards, wherever it went. */
  readonly isByKeyboard: boolean;
  readonly clear: () => void;
};

/** Empty time that was drawn, or pressed. Its picture stays until it is decided what becomes of it. */
export type DrawnRange = {
  readonly placement: Placement;
  /** A press says when, but not how long. */
  readonly isPress: boolean;
  readonly anchor: Element;
  readonly clear: () => void;
};

type BarMode = 'move' | 'resize' | 'keys';

/**
 * What dragging knows and tells. While something is held it speaks with the page alone: nothing of it
 * makes React render.
 */
export type DragContext = {
  readonly appointment: (code: string) => Appointment | undefined;
  readonly employee: (code: string) => Employee | undefined;
  readonly scope: () => EditScope;
  readonly slotStep: () => number;
  /** Whether something else lies where this appointment is carried to. */
  readonly overlapAt: (at: Placement, draggedCode: string) => Overlap | undefined;
  readonly showBar: (mode: BarMode | null, canNotify?: boolean) => void;
  readonly announce: (text: string) => void;
  /** Something was picked up. */
  readonly onStart: () => void;
  /** It was let go where it had been: somebody may want its edges. */
  readonly onUnmoved: (code: string) => void;
  readonly onDrop: (drop: Drop) => void;
  readonly onDraw: (range: DrawnRange) => void;
  /** Time is to be closed, without having been drawn. */
  readonly onBlockTime: (placement: Placement) => void;
};

/** An appointment that somebody takes hold of. */
export type DragOptions = {
  readonly context: DragContext;
  readonly root: HTMLElement;
  readonly block: HTMLElement;
  readonly appointment: Appointment;
};

/** What a pointer does between picking something up and letting it go. */
export type DragSession = {
  /** The pointer is here, in pixels of the window; `isFine` while Shift is held. Called once a frame. */
  readonly moveTo: (x: number, y: number, isFine: boolean) => void;
  /** An arrow key meanwhile, up or down. */
  readonly nudge?: (direction: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
};

export type Point = { readonly x: number; readonly y: number };
