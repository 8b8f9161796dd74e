import { validate } from '@ayna/contracts/core/validation';
import { newService } from '@ayna/contracts/service';
import type { ServiceCategory, StartingService } from '../../data/catalog.ts';
import type { NewService } from '../../data/services.ts';
import { toNewService } from '../../parts/starting-service.ts';
import { texts } from './texts.ts';

/** A service as the list of the wizard has it: one of the catalog's, or one that the owner adds. */
export type ServiceLine = Omit<StartingService, 'duration' | 'price'> & {
  readonly id: string;
  readonly isOwn: boolean;
  readonly isPicked: boolean;
  /** Null while nothing stands in the field. */
  readonly duration: number | null;
  readonly price: number | null;
};

/** The catalog has what is asked for most first: of each category two thirds are ticked. */
export const startingLines = (offered: readonly StartingService[]): readonly ServiceLine[] => {
  const counts = new Map<ServiceCategory, number>();
  for (const { category } of offered) counts.set(category, (counts.get(category) ?? 0) + 1);
  const perCategory = new Map<ServiceCategory, number>();
  return offered.map((one) => {
    const index = perCategory.get(one.category) ?? 0;
    perCategory.set(one.category, index + 1);
    const isPicked = index < Math.ceil((2 * (counts.get(one.category) ?? 0)) / 3);
    return { ...one, id: `${one.category}/${one.name}`, isOwn: false, isPicked };
  });
};

export const ownLine = (id: string, category: ServiceCategory): ServiceLine => ({
  id,
  isOwn: true,
  isPicked: true,
  name: '',
  category,
  duration: 30,
  price: null,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
});

/** The line as the contract wants it; where nothing stands it gets what the contract refuses. */
const serviceOf = ({ duration, price, ...line }: ServiceLine): NewService =>
  toNewService({ ...line, duration: duration ?? Number.NaN, price: price ?? Number.NaN });

export const pickedLines = (lines: readonly ServiceLine[]): readonly ServiceLine[] =>
  // An added line that nothing was written into is no wish.
  lines.filter(({ isPicked, isOwn, name, price }) => isPicked && !(isOwn && name === '' && price === null));

export type LineErrors = { readonly name?: string; readonly duration?: string; readonly price?: string };

/** What is wrong with the picked lines, by their ids. */
export const lineErrors = (lines: readonly ServiceLine[]): Readonly<Record<string, LineErrors>> => {
  const errors: Record<string, LineErrors> = {};
  for (const line of pickedLines(lines)) {
    const { fields } = validate(newService, serviceOf(line));
    if (!fields) continue;
    errors[line.id] = {
      ...(fields.name ? { name: texts.services.nameNeeded } : {}),
      ...(fields.duration ? { duration: texts.services.durationWrong } : {}),
      ...(fields.price ? { price: texts.services.priceWrong } : {}),
    };
  }
  return errors;
};

export const servicesOf = (lines: readonly ServiceLine[]): readonly NewService[] =>
  pickedLines(lines).map(serviceOf);
