import { type PackageFeature, packageFeature } from '@ayna/contracts/subscription';
import { includedFeatures } from '@ayna/domain/package-features';
import { hasEnded } from './periods.ts';
import type { Subscription } from './subscription-state.ts';

const included: readonly PackageFeature[] = includedFeatures;

/** A package's features as it is stored: those of all packages, and what was chosen for it. */
export const completeFeatures = (chosen: readonly PackageFeature[]): PackageFeature[] =>
  packageFeature.options.filter((feature) => included.includes(feature) || chosen.includes(feature));

type Present = Pick<Subscription, 'endsAt' | 'trial' | 'features'>;

/** Whether something new may be done with it. What was done with it before stays as it is. */
export const hasFeature = (present: Present | null, feature: PackageFeature, now: number): boolean => {
  if (!present || hasEnded(present.endsAt, now)) return false;
  return present.trial || included.includes(feature) || present.features.includes(feature);
};
