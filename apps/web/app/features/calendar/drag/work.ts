import type { Appointment } from '../../../data/appointments.ts';
import type { Desk } from './desk.ts';

/** An appointment that somebody takes hold of. */
export type Held = {
  readonly desk: Desk;
  readonly root: HTMLElement;
  readonly block: HTMLElement;
  readonly appointment: Appointment;
};

/** What a pointer does between picking something up and letting it go. */
export type Work = {
  /** The pointer is here, in pixels of the window; `isFine` while Shift is held. Called once a frame. */
  readonly to: (x: number, y: number, isFine: boolean) => void;
  /** An arrow key meanwhile, up or down. */
  readonly nudge?: (direction: 1 | -1) => void;
  readonly drop: () => void;
  readonly leave: () => void;
};

export type At = { readonly x: number; readonly y: number };
