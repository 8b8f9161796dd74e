import type { AuditKind } from '@ayna/contracts/auth';

const actionsByKind: Readonly<Record<Exclude<AuditKind, 'other'>, readonly string[]>> = {
  rights: ['groups-set', 'membership-granted', 'membership-withdrawn'],
  package: ['trial-extended', 'package-changed', 'payment-refunded'],
  status: ['salon-status-set'],
  account: [
    'activated',
    'deactivated',
    'account-deleted',
    'phone-changed',
    'email-changed',
    'email-confirmed',
    'email-lost',
  ],
  'sign-in': [
    'password-changed',
    'password-reset',
    'password-set',
    'second-factor-on',
    'second-factor-off',
    'second-factor-passed',
    'recovery-codes-replaced',
    'refresh-reused',
  ],
  data: ['exported'],
  events: ['dead-letters-replayed'],
};

const kindByAction = new Map(
  Object.entries(actionsByKind).flatMap(([kind, actions]) =>
    actions.map((action) => [action, kind as AuditKind] as const),
  ),
);

export const kindOf = (action: string): AuditKind => kindByAction.get(action) ?? 'other';

/** The actions of these kinds; `other` is everything that no kind knows. */
export const actionsOf = (kinds: readonly AuditKind[]) => ({
  actions: kinds.flatMap((kind) => (kind === 'other' ? [] : actionsByKind[kind])),
  ...(kinds.includes('other') && { except: [...kindByAction.keys()] }),
});

type KindCount = { readonly kind: AuditKind; readonly count: number };

/** Adds up counts by action to counts by kind. */
export const countKinds = (
  counts: readonly { readonly action: string; readonly count: number }[],
): KindCount[] => {
  const totals = new Map<AuditKind, number>();
  for (const { action, count } of counts)
    totals.set(kindOf(action), (totals.get(kindOf(action)) ?? 0) + count);
  return [...totals].map(([kind, count]) => ({ kind, count }));
};
