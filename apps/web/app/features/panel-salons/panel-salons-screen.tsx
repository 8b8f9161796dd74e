import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type PlatformSalon, platformSalonsQuery, type SalonStanding } from '../../data/panel.ts';
import {
  optionalParam,
  optionalWordParam,
  pageParam,
  textParam,
  useUrlState,
} from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { SalonDetails } from './salon-details.tsx';
import { SalonTable } from './salon-table.tsx';
import { texts, urlWords } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** The contract's. */
const maxSearchLength = 100;

const params = {
  page: pageParam('sayfa'),
  search: textParam('ara'),
  standing: optionalWordParam('durum', urlWords),
  salonCode: optionalParam('salon'),
};

/** Wide enough for the list and what one of it is like, side by side. */
const roomy = '(min-width: 1180px)';

export default function PanelSalonsScreen() {
  const { values, replace, push, open, close } = useUrlState(params, { salonCode: null });
  const { page, search, standing, salonCode } = values;
  const isRoomy = useMediaQuery(roomy);
  const salons = useQuery(platformSalonsQuery({ index: page - 1, search, standing }));
  const { data, isPlaceholderData } = salons;
  const pageCount = Math.max(1, data?.pageCount ?? 1);
  const isBeyond = data !== undefined && !isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (isBeyond) replace({ page: pageCount });
  });
  const show = ({ code }: PlatformSalon): void =>
    isRoomy ? replace({ salonCode: code }) : open({ salonCode: code });
  return (
    <>
      <PageHead title={texts.title} sub={data ? texts.header(sumOf(data.counts)) : texts.loading}>
        <div className="w-75 max-tablet:w-[calc(100vw-2rem)]">
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            maxLength={maxSearchLength}
            searched={search}
            onSearch={(text) => replace({ search: text, page: 1 })}
          />
        </div>
      </PageHead>
      <Columns
        details={isRoomy && <Beside salonCode={salonCode} />}
        list={
          <StandingTabs
            standing={standing}
            choose={(next) => replace({ standing: next, page: 1 })}
            counts={data?.counts}
          >
            {salons.isLoadingError ? (
              <LoadFailure
                title={texts.failedTitle}
                text={salons.error.message}
                retry={texts.retry}
                onRetry={() => void salons.refetch()}
              />
            ) : (
              <div aria-busy={isPlaceholderData} className="grid gap-3.5">
                <SalonTable
                  salons={data?.items ?? []}
                  selected={salonCode}
                  show={show}
                  isPending={salons.isPending || isBeyond}
                  empty={<NoSalons isFiltered={search !== ''} clear={() => replace({ search: '' })} />}
                />
                {pageCount > 1 && (
                  <Pager page={page} pageCount={pageCount} onPage={(next) => push({ page: next })} />
                )}
              </div>
            )}
          </StandingTabs>
        }
      />
      {!isRoomy && salonCode !== null && (
        <SideSheet title={texts.title} isOpen isInAddress onOpenChange={(isOpen) => isOpen || close()}>
          <SalonDetails key={salonCode} salonCode={salonCode} />
        </SideSheet>
      )}
    </>
  );
}

const sumOf = (counts: Readonly<Record<SalonStanding, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function Columns({ list, details }: { readonly list: ReactNode; readonly details: ReactNode }) {
  if (!details) return <div className="px-6 pb-6 max-tablet:px-4">{list}</div>;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_400px] overflow-hidden">
      <div className="min-h-0 overflow-y-auto px-6 pb-6">{list}</div>
      <aside aria-label={texts.choose} className="min-h-0 overflow-y-auto bg-sunken px-4 py-4">
        {details}
      </aside>
    </div>
  );
}

function Beside({ salonCode }: { readonly salonCode: string | null }) {
  if (salonCode === null) return <EmptyState title={texts.choose} text={texts.chooseText} art={art} />;
  return <SalonDetails key={salonCode} salonCode={salonCode} />;
}

type TabsProps = {
  readonly standing: SalonStanding | null;
  readonly choose: (standing: SalonStanding | null) => void;
  readonly counts: Readonly<Record<SalonStanding, number>> | undefined;
  readonly children: ReactNode;
};

const standings = Object.keys(texts.standings) as SalonStanding[];
const all = 'all';

function StandingTabs({ standing, choose, counts, children }: TabsProps) {
  const selected = standing ?? all;
  const item = (id: SalonStanding | typeof all, label: string, count: number | undefined) => ({
    id,
    label,
    ...(count !== undefined && { count }),
    panel: id === selected ? children : null,
  });
  return (
    <Tabs
      label={texts.standing}
      panelClassName="pt-3.5"
      selected={selected}
      onSelect={(id) => choose(id === all ? null : id)}
      items={[
        item(all, texts.all, counts && sumOf(counts)),
        ...standings.map((one) => item(one, texts.standings[one], counts?.[one])),
      ]}
    />
  );
}

const art = <Pattern drawing="strands" seed="salons" ground="#174238" ink="#e2a06f" />;

function NoSalons({ isFiltered, clear }: { readonly isFiltered: boolean; readonly clear: () => void }) {
  if (!isFiltered) return <EmptyState title={texts.none} text={texts.noneText} art={art} />;
  return (
    <EmptyState
      title={texts.noneFound}
      text={texts.noneFoundText}
      art={art}
      action={
        <Button look="outline" onPress={clear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
