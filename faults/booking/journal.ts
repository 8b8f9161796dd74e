import type { Appointment } from '@ayna/contracts/appointment';
import type { Random } from '../../tools/seed/random.ts';
import type { Person } from './people.ts';

/** An answer that was given: from then on it is a promise. */
export type Ack = {
  readonly appointment: Appointment;
  /** Whether this answer says that something was changed just now, or only how it stands. */
  readonly changed: boolean;
  /** Where it took time anew, in the order of the clients' clock. */
  readonly took: { readonly sentAt: number; readonly heardAt: number } | null;
};

export type Contest = { readonly places: number; sent: number; won: number; readonly lost: Set<string> };

export type LeaveNote = {
  readonly code: string;
  readonly employeeCode: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly heardAt: number;
  /** Appointments on the list of those that it hits, asked for once it was answered. */
  readonly hits: readonly string[];
  /** From when on it may be gone. */
  removingAt: number;
  removed: boolean;
};

export type HoldNote = {
  readonly startDate: string;
  readonly employeeCode: string;
  state: 'open' | 'gone' | 'unknown';
};

const HOT = 80;

/** All that the clients were told, kept apart from the product, to be held against its tables in the end. */
export const newJournal = () => {
  const newest = new Map<string, Appointment>();
  const hot: string[] = [];
  const undoable: { readonly code: string; readonly person: Person }[] = [];
  const acks: Ack[] = [];
  const changes = new Map<string, { acked: number; lost: number }>();

  const changesOf = (code: string) => {
    const held = changes.get(code) ?? { acked: 0, lost: 0 };
    changes.set(code, held);
    return held;
  };

  return {
    acks,
    changes,
    undoable,
    /** By the mark in its note: what a creating call came to. Null: refused. */
    creates: new Map<string, readonly string[] | null>(),
    contests: new Map<string, Contest>(),
    leaves: [] as LeaveNote[],
    holds: new Map<string, HoldNote>(),
    lostHolds: 0,
    blocks: new Map<string, boolean>(),
    /** Laid over others on purpose, and refused because of them: never. */
    overRefused: 0,
    doing: {} as Record<string, number>,

    learn(ack: Ack): void {
      acks.push(ack);
      const { code, version } = ack.appointment;
      if (ack.changed && version > 1) changesOf(code).acked += 1;
      if ((newest.get(code)?.version ?? 0) < version) newest.set(code, ack.appointment);
    },
    /** Nobody knows whether it was changed. */
    doubt(code: string): void {
      changesOf(code).lost += 1;
    },
    /** To be moved, reassigned, canceled: everybody wants the same ones. */
    heat(code: string): void {
      hot.push(code);
      if (hot.length > HOT) hot.shift();
    },
    pick(random: Random, ...statuses: Appointment['status'][]): Appointment | null {
      const fit = hot
        .flatMap((code) => newest.get(code) ?? [])
        .filter(({ status }) => statuses.includes(status));
      return fit.length === 0 ? null : random.pick(fit);
    },
  };
};

export type Journal = ReturnType<typeof newJournal>;
