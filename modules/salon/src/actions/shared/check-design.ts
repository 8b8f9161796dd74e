import { Refusal } from '@ayna/contracts/core/refusal';
import type { PageDesign } from '@ayna/contracts/core/salon-page';
import { areReadable, toReadableColors } from '@ayna/domain/page-colors';
import { withEverySection } from '../../rules/page-design.ts';

/** Refuses colors that cannot be read, with the nearest that can; completes the sections. */
export const checkDesign = (design: PageDesign): PageDesign => {
  const { colors } = design;
  if (colors && !areReadable(colors))
    throw new Refusal('low-contrast', { details: { colors: toReadableColors(colors, 'text') } });
  return withEverySection(design);
};
