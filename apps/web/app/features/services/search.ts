import type { ServiceCategory } from '../../data/catalog.ts';
import type { Service } from '../../data/services.ts';
import { fold } from '../../ui/fold.ts';

export type Group = { readonly category: ServiceCategory; readonly services: readonly Service[] };

/** Groups in the order in which their first service stands in the list. */
export const groupsOf = (services: readonly Service[]): readonly Group[] => {
  const groups = new Map<ServiceCategory, Service[]>();
  for (const service of services) {
    const group = groups.get(service.category);
    if (group) group.push(service);
    else groups.set(service.category, [service]);
  }
  return [...groups].map(([category, inIt]) => ({ category, services: inIt }));
};

export type ServiceFilter = { readonly category: string; readonly typed: string };

/** A service as it is looked for. */
export type SearchEntry = Pick<Service, 'code' | 'category'> & { readonly folded: string };

/** Made once for a list: folding two hundred names again with every letter would be felt. */
export const searchEntries = (services: readonly Service[]): readonly SearchEntry[] =>
  services.map(({ code, category, name, description }) => ({
    code,
    category,
    folded: fold(`${name} ${description}`),
  }));

/** The codes of what is wanted: every word that was typed is in it, in whatever order. */
export const matchingCodes = (
  services: readonly SearchEntry[],
  { category, typed }: ServiceFilter,
): ReadonlySet<string> => {
  const words = fold(typed.trim()).split(/\s+/);
  const matches = services.filter(
    (service) =>
      (category === '' || service.category === category) &&
      words.every((word) => service.folded.includes(word)),
  );
  return new Set(matches.map(({ code }) => code));
};

/** A category that no service is in, such as one of an old link, is none. */
export const validCategory = (groups: readonly Group[], requested: string | null): string =>
  groups.some(({ category }) => category === requested) ? (requested ?? '') : '';
