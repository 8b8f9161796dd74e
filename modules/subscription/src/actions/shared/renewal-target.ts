import type { Period } from '@ayna/contracts/subscription';
import type { Subscription } from '../../rules/subscription-state.ts';
import type { PackageRow } from '../../store/packages.ts';

/** What begins when the term ends: what is planned, or the same again. */
export const renewalTarget = (
  { packageCode, term, renewal }: Subscription,
  packages: readonly PackageRow[],
): { readonly target: PackageRow; readonly period: Period } => {
  const wanted = renewal.planned?.packageCode ?? packageCode;
  const target = packages.find(({ code }) => code === wanted);
  if (!target || !term) throw new Error(`renewalTarget: there is no package ${wanted} or no term`);
  return { target, period: renewal.planned?.period ?? term.period };
};
