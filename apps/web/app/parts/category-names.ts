import { useQuery } from '@tanstack/react-query';
import { type CatalogSalonType, type ServiceCategory, salonTypesQuery } from '../data/catalog.ts';
import { useQuietRetry } from './use-quiet-retry.ts';

export type CategoryNames = ReadonlyMap<ServiceCategory, string>;

/** Every category by its name, in the order in which the kinds of salon bring them. */
const categoryNames = (types: readonly CatalogSalonType[]): CategoryNames =>
  new Map(
    types.flatMap(({ categories }) => categories.map(({ category, name }) => [category, name] as const)),
  );

const categoryNamesQuery = { ...salonTypesQuery, select: categoryNames };

/** Undefined until the catalog has answered. */
export const useCategoryNames = (): CategoryNames | undefined => {
  const names = useQuery(categoryNamesQuery);
  useQuietRetry(names);
  return names.data;
};
