import { service } from '@ayna/contracts/service';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { ServiceCategory } from '../../data/catalog.ts';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { type Service, servicesQuery } from '../../data/services.ts';
import { useCategoryNames } from '../../parts/category-names.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { isPublished, performs } from '../../parts/service-facts.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Filters } from './filters.tsx';
import { NoServices } from './no-services.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { groupsOf } from './search.ts';
import { ServiceList } from './service-list.tsx';
import { ServicesHead } from './services-head.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { texts } from './texts.ts';
import { tourSteps } from './tour-steps.ts';
import { useFilters } from './use-filters.ts';
import { useServiceActions } from './use-service-actions.ts';

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
