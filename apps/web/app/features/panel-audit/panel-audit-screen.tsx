import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { type AuditEntry, type AuditFilter, auditQuery, readWholeAudit } from '../../data/audit.ts';
import { salonNamesQuery } from '../../data/salon.ts';
import { groupsQuery } from '../../data/users.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Days } from '../../parts/days.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { today as dayToday } from '../../ui/day-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { DetailAside, DetailSheet } from './audit-detail.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList, AuditListSkeleton } from './audit-list.tsx';
import { auditCsv } from './model/csv.ts';
import type { Names } from './model/entry-texts.ts';
import { texts } from './texts.ts';
import { type AuditUrl, useAuditUrl } from './use-audit-url.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const salonCodesOf = (entries: readonly AuditEntry[], chosen: string | null): readonly string[] =>
  [
    ...new Set([...entries.flatMap(({ salonCode }) => salonCode ?? []), ...(chosen ? [chosen] : [])]),
  ].toSorted();

const useGroupTitles = (): ReadonlyMap<string, string> => {
  const { data } = useQuery(groupsQuery);
  return useMemo(() => new Map(data?.groups.map(({ name, title }) => [name, title])), [data]);
};

const noNames: ReadonlyMap<string, string> = new Map();

const useAudit = (url: AuditUrl) => {
  const log = useInfiniteQuery(auditQuery(url.filter));
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const groups = useGroupTitles();
  const { data: salons = noNames } = useQuery(salonNamesQuery(salonCodesOf(entries, url.filters.salonCode)));
  const [first] = log.data?.pages ?? [];
  return { ...log, entries, names: { groups, salons } satisfies Names, first };
};

/** There the entry stands beside the list; elsewhere it comes over it. */
const roomBeside = '(min-width: 75rem)';

export default function PanelAuditScreen() {
  const today = dayToday();
  const url = useAuditUrl(today);
  const audit = useAudit(url);
  const isBeside = useMediaQuery(roomBeside);
  const { entries, names, first } = audit;
  const opened = entries.find(({ code }) => code === url.opened);
  const shown = opened ?? (isBeside ? entries[0] : undefined);
  const { salonCode, actor } = url.filters;
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub}>
        <DownloadButton filter={url.filter} days={url.shown} groups={names.groups} />
      </PageHead>
      <div className="grid grid-cols-1 gap-3 px-6 pb-8 max-tablet:px-4">
        <AuditFilters
          url={url}
          today={today}
          salonName={salonCode ? names.salons.get(salonCode) : undefined}
          actorName={entries.find((entry) => entry.actor?.code === actor)?.actor?.name ?? undefined}
          counts={first?.counts ?? undefined}
        />
        <div className={isBeside ? 'grid grid-cols-fill-105 items-start gap-7' : ''}>
          <div aria-busy={audit.isPlaceholderData}>
            <Log
              audit={audit}
              url={url}
              today={today}
              shownCode={isBeside ? shown?.code : undefined}
              show={({ code }) => (isBeside ? url.show(code) : url.open(code))}
            />
          </div>
          {isBeside && shown && <DetailAside entry={shown} names={names} />}
        </div>
      </div>
      {!isBeside && (
        <DetailSheet
          entry={opened}
          names={names}
          isOpen={url.opened !== null && !audit.isPending}
          onClose={url.close}
        />
      )}
    </>
  );
}

type LogProps = {
  readonly audit: ReturnType<typeof useAudit>;
  readonly url: AuditUrl;
  readonly today: string;
  readonly shownCode: string | undefined;
  readonly show: (entry: AuditEntry) => void;
};

function Log({ audit, url, ...list }: LogProps) {
  const { entries, names, first, hasNextPage, isFetchingNextPage, fetchNextPage } = audit;
  if (audit.isPending) return <AuditListSkeleton />;
  if (audit.isLoadingError)
    return (
      <LoadFailure
        title={texts.failed}
        text={audit.error.message}
        retry={texts.retry}
        onRetry={() => void audit.refetch()}
      />
    );
  const more = async (): Promise<void> => {
    const { isFetchNextPageError, error } = await fetchNextPage();
    if (isFetchNextPageError && error)
      showToast({ text: texts.moreFailed, detail: error.message, tone: 'danger' });
  };
  return (
    <>
      {first && first.salonsLeftOut > 0 && (
        <p role="status" className="mt-2 rounded-lg bg-sunken px-4 py-2.5 text-ink-2 text-label">
          {texts.leftOut(first.salonsLeftOut)}
        </p>
      )}
      {entries.length === 0 ? (
        <NoEntries isNarrowed={url.isNarrowed} clear={url.clear} />
      ) : (
        <AuditList {...list} entries={entries} names={names} />
      )}
      {hasNextPage && (
        <div className="flex justify-center pt-4.5">
          <Button look="outline" isPending={isFetchingNextPage} onPress={() => void more()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

const art = <Pattern drawing="strands" seed="audit" ground="#e4ece9" ink="#4d1933" />;

function NoEntries({ isNarrowed, clear }: { readonly isNarrowed: boolean; readonly clear: () => void }) {
  if (!isNarrowed) return <EmptyState title={texts.empty} text={texts.emptyText} art={art} />;
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

type DownloadProps = {
  readonly filter: AuditFilter;
  readonly days: Days;
  readonly groups: Names['groups'];
};

/** Everything that the filters let through, beyond the pages that are shown. On a phone the icon alone. */
function DownloadButton({ filter, days, groups }: DownloadProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...readWholeAudit,
    onSuccess: async (entries) => {
      const salons = await client
        .fetchQuery(salonNamesQuery(salonCodesOf(entries, null)))
        .catch(() => noNames);
      saveFile(
        texts.fileName(days.first, days.last),
        auditCsv(entries, { groups, salons }),
        'text/csv;charset=utf-8',
      );
      showToast({ text: texts.downloaded(entries.length) });
    },
    onError: ({ message }: Error) =>
      showToast({ text: texts.downloadFailed, detail: message, tone: 'danger' }),
  });
  const button = { icon: Download, isPending, onPress: () => mutate(filter) };
  if (useNarrowScreen()) return <IconButton look="outline" label={texts.download} {...button} />;
  return (
    <Button look="outline" {...button}>
      {texts.download}
    </Button>
  );
}
