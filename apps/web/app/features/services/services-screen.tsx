import { service } from '@ayna/contracts/service';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { type MetaDescriptor, useSearchParams } from 'react-router';
import type { ServiceCategory } from '../../data/catalog.ts';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { type Service, servicesQuery } from '../../data/services.ts';
import { replaceUrlParams } from '../../lib/replace-url-params.ts';
import { useCategoryNames } from '../../parts/category-names.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { isPublished, performs } from '../../parts/service-facts.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { Filters } from './filters.tsx';
import { NoServices } from './no-services.tsx';
import { PriceDialog } from './price-dialog.tsx';
import {
  type Group,
  groupsOf,
  matchingCodes,
  type ServiceFilter,
  searchEntries,
  validCategory,
} from './search.ts';
import { ServiceList } from './service-list.tsx';
import { ServicesHead } from './services-head.tsx';
import { texts } from './texts.ts';
import { useServiceActions } from './use-service-actions.ts';

const paramNames = { typed: 'ara', category: 'kategori' } as const;

const parseFilter = (params: URLSearchParams): ServiceFilter => ({
  typed: params.get(paramNames.typed) ?? '',
  category: params.get(paramNames.category) ?? '',
});

/** What is shown of the list; the address keeps it. What is typed or tapped is seen before the list follows. */
const useFilters = (services: readonly Service[], groups: readonly Group[]) => {
  const [params] = useSearchParams();
  const [filter, setWanted] = useState({ ...parseFilter(params), params, round: 0 });
  // Another address, such as that of the entry in the menu, begins again.
  if (filter.params !== params)
    setWanted(({ round }) => ({ ...parseFilter(params), params, round: round + 1 }));

  const want = useCallback((change: Partial<ServiceFilter>) => {
    const { typed, category } = change;
    replaceUrlParams({
      ...(typed === undefined ? {} : { [paramNames.typed]: typed.trim() }),
      ...(category === undefined ? {} : { [paramNames.category]: category }),
    });
    startTransition(() => setWanted((before) => ({ ...before, ...change })));
  }, []);
  const clear = () => {
    replaceUrlParams({ [paramNames.typed]: '', [paramNames.category]: '' });
    setWanted(({ round, params: at }) => ({ typed: '', category: '', params: at, round: round + 1 }));
  };

  const { typed, round } = filter;
  const category = validCategory(groups, filter.category);
  const findable = useMemo(() => searchEntries(services), [services]);
  const visibleCodes = useMemo(
    () => matchingCodes(findable, { typed, category }),
    [findable, typed, category],
  );
  return { typed, category, round, want, clear, visibleCodes };
};

const { add, search, duration, online, prices } = texts.tour.steps;

/** What is not on the page, such as the buttons of who may only look, is left out. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="service-add"]', ...add },
  { target: '[data-tour="service-search"]', ...search },
  { target: '[data-tour="service-list"] li:first-child', ...duration },
  { target: '[data-tour="service-list"] li:first-child label:has([role=switch])', ...online },
  { target: '[data-tour="service-prices"]', ...prices },
];

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

export default function ServicesScreen() {
  const member = useMember();
  return member ? <Services key={member.salonCode} member={member} /> : null;
}

const noServices: readonly Service[] = [];

function Services({ member: { salonCode, mayCall } }: { readonly member: Member }) {
  const { data, error, refetch } = useQuery(servicesQuery(salonCode));
  const [isPricing, setPricing] = useState(false);
  const services = data ?? noServices;
  const mayManage = mayCall(service.routes.create);
  const isFilled = services.length > 0;
  const nameOf = useNameOf();
  return (
    <>
      <ServicesHead
        sub={subOf(data)}
        mayManage={mayManage}
        changePrices={mayManage && isFilled ? () => setPricing(true) : undefined}
        tour={<PageTour tour="services" name={texts.tour.name} steps={tourSteps} isReady={isFilled} />}
      />
      {isFilled && <Filled services={services} salonCode={salonCode} mayManage={mayManage} nameOf={nameOf} />}
      {data?.length === 0 && <NoServices salonCode={salonCode} mayManage={mayManage} nameOf={nameOf} />}
      {!data && error && (
        <LoadFailure
          title={texts.listFailed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ServicesSkeleton />}
      {isPricing && (
        <PriceDialog
          services={services}
          salonCode={salonCode}
          nameOf={nameOf}
          close={() => setPricing(false)}
        />
      )}
    </>
  );
}

const subOf = (services: readonly Service[] | undefined): string => {
  if (!services) return texts.loading;
  return services.length === 0 ? texts.none : texts.sub(services.length, services.filter(isPublished).length);
};

/** The names come from the catalog; until then the head of a group is empty rather than English. */
const useNameOf = (): ((category: ServiceCategory) => string) => {
  const names = useCategoryNames();
  return useMemo(() => (category) => names?.get(category) ?? '', [names]);
};

const performersOf = (
  services: readonly Service[],
  team: readonly Employee[],
): ReadonlyMap<string, readonly Employee[]> => {
  const working = team.filter(({ isActive }) => isActive);
  return new Map(
    services.map(({ code }) => [code, working.filter((person) => performs(person, code))] as const),
  );
};

type FilledProps = {
  readonly services: readonly Service[];
  readonly salonCode: string;
  readonly mayManage: boolean;
  readonly nameOf: (category: ServiceCategory) => string;
};

function Filled({ services, salonCode, mayManage, nameOf }: FilledProps) {
  const { data: team } = useQuery(employeesQuery(salonCode));
  const groups = useMemo(() => groupsOf(services), [services]);
  const performers = useMemo(() => team && performersOf(services, team), [services, team]);
  const { typed, category, round, want, clear, visibleCodes } = useFilters(services, groups);
  const [start, setStart] = useState({ typed, category, round });
  if (start.round !== round) setStart({ typed, category, round });
  const actions = useServiceActions();
  return (
    <>
      <Filters
        key={round}
        groups={groups}
        nameOf={nameOf}
        count={services.length}
        start={start}
        onFilter={want}
      />
      <div className="px-6 pb-7 max-tablet:px-4 max-tablet:pb-6 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto">
        {visibleCodes.size === 0 && (
          <EmptyState
            title={texts.noneFound}
            text={texts.noneFoundText}
            action={
              <Button look="outline" onPress={clear}>
                {texts.clear}
              </Button>
            }
          />
        )}
        <div className={visibleCodes.size === 0 ? 'hidden' : ''}>
          <ServiceList
            groups={groups}
            nameOf={nameOf}
            visibleCodes={visibleCodes}
            performers={performers}
            actions={mayManage ? actions : undefined}
          />
        </div>
      </div>
    </>
  );
}

const groups = [4, 3, 3] as const;

/** In the place and the size of the list. */
function ServicesSkeleton() {
  return (
    <div className="px-6 pt-14 pb-6 max-tablet:px-4">
      <SkeletonArea>
        {groups.map((rows, group) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
          <div key={group}>
            <Skeleton className="mt-4.5 mb-2 h-5.5 w-28" />
            <div className="divide-y divide-line rounded-card shadow-outline">
              {Array.from({ length: rows }, (_, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
                <div key={row} className="flex h-14.5 items-center gap-4 px-4 max-tablet:h-24">
                  <Skeleton className="h-4 w-44 max-w-full" />
                  <Skeleton className="ml-auto h-4 w-16" />
                  <Skeleton className="h-6 w-9.5 rounded-full" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </SkeletonArea>
    </div>
  );
}
