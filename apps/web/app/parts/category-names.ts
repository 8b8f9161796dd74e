import { useQuery } from '@tanstack/react-query';
import { type CatalogSalonType, type ServiceCategory, salonTypesQuery } from '../data/catalog.ts';

export type CategoryNames = ReadonlyMap<ServiceCategory, string>;

/** Every category by its name, in the order in which the kinds of salon bring them. */
const categoryNames = (types: readonly CatalogSalonType[]): CategoryNames =>
  new Map(
    types.flatMap(({ categories }) => categories.map(({ category, name }) => [category, name] as const)),
  );

const categoryNamesQuery = { ...salonTypesQuery, select: categoryNames };

/** Undefined until the catalog has answered. */
export const useCategoryNames = (): CategoryNames | undefined => useQuery(categoryNamesQuery).data;
