import type { Appointment } from '../../../data/appointments.ts';
import type { DragContext } from './drag-context.ts';

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
