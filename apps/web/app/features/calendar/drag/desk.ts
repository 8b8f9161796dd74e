import type { Appointment } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import type { InTheWay } from './rules/in-the-way.ts';
import type { Reach } from './rules/may.ts';
import type { Placement } from './rules/placement.ts';

/** What was let go somewhere. Its picture stays there until the calendar itself shows it, or refuses it. */
export type Drop = {
  readonly appointment: Appointment;
  readonly to: Placement;
  /** Whoever works by the keyboard stands on it afterwards, wherever it went. */
  readonly isByKeys: boolean;
  readonly clear: () => void;
};

/** Empty time that was drawn, or pressed. Its picture stays until it is decided what becomes of it. */
export type Drawn = {
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
export type Desk = {
  readonly appointment: (code: string) => Appointment | undefined;
  readonly employee: (code: string) => Employee | undefined;
  readonly reach: () => Reach;
  readonly slotStep: () => number;
  /** Whether something else lies where this appointment is carried to. */
  readonly inTheWay: (at: Placement, held: string) => InTheWay | undefined;
  readonly showBar: (mode: BarMode | null, asks?: boolean) => void;
  readonly say: (text: string) => void;
  /** Something was picked up. */
  readonly held: () => void;
  /** It was let go where it had been: somebody may want its edges. */
  readonly rested: (code: string) => void;
  readonly dropped: (drop: Drop) => void;
  readonly drawn: (drawn: Drawn) => void;
  /** Time is to be closed, without having been drawn. */
  readonly closing: (placement: Placement) => void;
};
