import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { servicesQuery } from '../../data/services.ts';
import { useCategoryNames } from '../../parts/category-names.ts';
import type { VisitLine } from './rules/visit-lines.ts';

/** More of them do not fit beside the title. */
const maxKinds = 3;

/** Which kinds of service were done in these visits, the most frequent first. */
export const useServiceKinds = (salonCode: string, lines: readonly VisitLine[]) => {
  const { data: services } = useQuery(servicesQuery(salonCode));
  const names = useCategoryNames();
  return useMemo(() => {
    const kindOf = new Map(services?.map(({ code, category }) => [code, category] as const));
    const isOf = (line: VisitLine, kind: string): boolean =>
      line.services.some(({ code }) => kindOf.get(code) === kind);
    const done = new Set(
      lines.flatMap((line) => line.services.flatMap(({ code }) => kindOf.get(code) ?? [])),
    );
    const kinds = [...done]
      .map((kind) => ({
        value: kind as string,
        label: names?.get(kind) ?? '',
        count: lines.filter((line) => isOf(line, kind)).length,
      }))
      .filter(({ label }) => label !== '')
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxKinds)
      .map(({ value, label }) => ({ value, label }));
    return { kinds, isOf };
  }, [services, names, lines]);
};
