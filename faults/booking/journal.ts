import type { Appointment } from '@ayna/contracts/appointment';
import type { Random } from '../../tools/seed/random.ts';
import type { Person } from '../signed-in-person.ts';

/** An acknowledged response; from then on the tables must agree with it. */
export type Ack = {
  readonly appointment: Appointment;
  /** True if the response acknowledges a change, false if it only shows the current state. */
  readonly changed: boolean;
  /** Set if the call occupied new time; measured on the clients' common clock. */
  readonly occupied: { readonly sentAt: number; readonly receivedAt: number } | null;
};

export type Contest = {
  readonly slots: number;
  sent: number;
  won: number;
  readonly refusalCodes: Set<string>;
};

export type LeaveRecord = {
  readonly code: string;
  readonly employeeCode: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly receivedAt: number;
  /** Appointments that were listed as conflicts after the leave was acknowledged. */
  readonly conflicts: readonly string[];
  /** From this moment on the leave may be gone. */
  removingAt: number;
  removed: boolean;
};

export type HoldRecord = {
  readonly startDate: string;
  readonly employeeCode: string;
  state: 'open' | 'gone' | 'unknown';
};

const MAX_CONTENDED = 80;

/** Everything the clients were told, recorded outside the product, to be compared with its tables at the end. */
export const newJournal = () => {
  const latestVersions = new Map<string, Appointment>();
  const contended: string[] = [];
  const undoable: { readonly code: string; readonly person: Person }[] = [];
  const acks: Ack[] = [];
  const changes = new Map<string, { acked: number; lost: number }>();

  const changesOf = (code: string) => {
    const counts = changes.get(code) ?? { acked: 0, lost: 0 };
    changes.set(code, counts);
    return counts;
  };

  return {
    acks,
    changes,
    undoable,
    /** Codes that a creating call returned, by the marker in its note; null if it was refused. */
    creates: new Map<string, readonly string[] | null>(),
    contests: new Map<string, Contest>(),
    leaves: [] as LeaveRecord[],
    holds: new Map<string, HoldRecord>(),
    lostHolds: 0,
    blocks: new Map<string, boolean>(),
    /** Bookings that overlap on purpose and were refused for it; must stay 0. */
    overlapRefused: 0,
    operationCounts: {} as Record<string, number>,

    recordAck(ack: Ack): void {
      acks.push(ack);
      const { code, version } = ack.appointment;
      if (ack.changed && version > 1) changesOf(code).acked += 1;
      if ((latestVersions.get(code)?.version ?? 0) < version) latestVersions.set(code, ack.appointment);
    },
    /** The response was lost, so the change may or may not have happened. */
    recordLostChange(code: string): void {
      changesOf(code).lost += 1;
    },
    /** Adds the appointment to those that all clients move, reassign and cancel. */
    markContended(code: string): void {
      contended.push(code);
      if (contended.length > MAX_CONTENDED) contended.shift();
    },
    pickContended(random: Random, ...statuses: Appointment['status'][]): Appointment | null {
      const matching = contended
        .flatMap((code) => latestVersions.get(code) ?? [])
        .filter(({ status }) => statuses.includes(status));
      return matching.length === 0 ? null : random.pick(matching);
    },
  };
};

export type Journal = ReturnType<typeof newJournal>;
