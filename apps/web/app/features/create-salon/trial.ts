import type { OfferedPackage } from '../../data/subscription.ts';

/** A trial has the limits of the package in the middle, as the subscription's own rule says. */
export const trialOf = (packages: readonly OfferedPackage[]): OfferedPackage | undefined =>
  packages[Math.floor((packages.length - 1) / 2)];
