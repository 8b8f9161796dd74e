import type { Fault } from '@ayna/stand-ins/iyzico';
import type { Random } from '../../tools/seed/random.ts';

const callbacks = ['signed', 'missing', 'forged', 'twice', 'late', 'foreign', 'refused'] as const;
const notices = ['none', 'signed', 'unsigned', 'twice'] as const;

/** Where the provider, or the host that asks it, fails. */
const faults: readonly Readonly<Record<'complete' | 'detail', readonly Fault[]>>[] = [
  { complete: [], detail: [] },
  { complete: ['no-response'], detail: [] },
  { complete: ['lost-answer'], detail: [] },
  { complete: ['lost-answer'], detail: ['no-response', 'error'] },
  { complete: ['no-response', 'lost-answer'], detail: ['error'] },
  { complete: ['unsigned'], detail: ['unsigned'] },
  { complete: ['wrong-price'], detail: [] },
  { complete: ['error'], detail: ['no-response'] },
];

/** The host dies before or after the provider has done what it was asked for. */
const kills: readonly Readonly<Record<'complete' | 'detail', readonly Fault[]>>[] = [
  { complete: [{ kill: 'before' }], detail: [] },
  { complete: [{ kill: 'after' }], detail: [] },
  { complete: ['lost-answer'], detail: [{ kill: 'after' }] },
  { complete: ['no-response'], detail: [{ kill: 'before' }] },
];

export type Scenario = {
  readonly callback: (typeof callbacks)[number];
  readonly notice: (typeof notices)[number];
  readonly faults: (typeof faults)[number];
  readonly declined: boolean;
};

export type Plan = { readonly count: number; readonly killCount: number };

/** Every combination comes up in turn; the rest is drawn. */
export const drawScenarios = (random: Random, { count, killCount }: Plan) =>
  Array.from({ length: count }, (_, index): Scenario => {
    // Spread evenly, and as many as planned also where the count is no multiple of them.
    const killsBefore = Math.floor((index * killCount) / count);
    const isKilled = Math.floor(((index + 1) * killCount) / count) > killsBefore;
    const kill = isKilled ? kills[killsBefore % kills.length] : null;
    return {
      callback: kill ? 'signed' : (callbacks[index % callbacks.length] ?? 'signed'),
      notice: notices[Math.floor(index / callbacks.length) % notices.length] ?? 'none',
      faults: kill ?? random.pick(faults),
      declined: !kill && random.below(6) === 0,
    };
  });
