import type { Me } from '@ayna/contracts/auth';
import type { SalonType } from '@ayna/contracts/catalog';
import { localStore } from '../../lib/storage.ts';
import type { BreakTime, Week } from '../../parts/week-hours/rules.ts';
import type { CreationProgress } from './creation-progress.ts';
import type { PresetName } from './presets.ts';
import type { ServiceLine } from './service-lines.ts';
import type { Teammate, TeammateForm } from './team-rules.ts';

export type Step = 1 | 2 | 3 | 4;

/** What is asked for on the second step, as it stands in its fields. */
type SalonProfile = {
  readonly name: string;
  readonly path: string;
  readonly phone: string;
  readonly email: string | null;
  readonly province: number | null;
  readonly district: string | null;
  readonly address: string;
};

export type Draft = {
  /** The furthest step that was reached. */
  readonly reached: Step;
  readonly type: SalonType | null;
  readonly profile: SalonProfile;
  /** Whether the address was written by hand; until then it follows the name. */
  readonly isPathCustom: boolean;
  readonly preset: PresetName;
  readonly week: Week;
  readonly lunch: BreakTime | null;
  readonly isClosedOnHolidays: boolean;
  /** Null until the catalog has answered for this type. */
  readonly services: readonly ServiceLine[] | null;
  readonly team: readonly Teammate[];
  /** Who is just being written down; null while nobody is. */
  readonly teammate: TeammateForm | null;
  /** There once the owner has said to open it. */
  readonly creation: CreationProgress | null;
};

/** Raise it when the draft changes its shape. */
const version = 2;

const keyOf = (userCode: string): string => `ayna.create-salon.${userCode}`;

export const newDraft = ({ phone, email }: Pick<Me, 'phone' | 'email'>): Draft => ({
  reached: 1,
  type: null,
  profile: { name: '', path: '', phone, email, province: null, district: null, address: '' },
  isPathCustom: false,
  preset: 'own',
  week: [],
  lunch: null,
  isClosedOnHolidays: true,
  services: null,
  team: [],
  teammate: null,
  creation: null,
});

export const loadDraft = (userCode: string): Draft | undefined => {
  try {
    const stored = JSON.parse(localStore.get(keyOf(userCode)) ?? '{}') as { version?: number; draft?: Draft };
    return stored.version === version ? stored.draft : undefined;
  } catch {
    return undefined;
  }
};

/** Whether it outlasts the page. */
export const saveDraft = (userCode: string, draft: Draft): boolean =>
  localStore.set(keyOf(userCode), JSON.stringify({ version, draft }));

export const removeDraft = (userCode: string): void => localStore.remove(keyOf(userCode));
