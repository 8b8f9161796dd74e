import { addDays } from '@ayna/domain/wall-clock';
import { UserRound } from 'lucide-react';
import { type AuditKind, auditKinds } from '../../data/audit.ts';
import { DateFilter } from '../../parts/date-filter.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckChips } from '../../ui/check-chips.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SalonFilter } from './salon-filter.tsx';
import { texts } from './texts.ts';
import type { AuditUrl } from './use-audit-url.ts';

/** The contract's. */
const maxSearchLength = 100;

const every = 'all';
const one = 'one';

const daysBack = (today: string, count: number) => ({ first: addDays(today, 1 - count), last: today });

const datePresets = (today: string) => [
  { label: texts.datePresets.today, days: daysBack(today, 1) },
  { label: texts.datePresets.lastSeven, days: daysBack(today, 7) },
  { label: texts.datePresets.lastThirty, days: daysBack(today, 30) },
  { label: texts.datePresets.lastYear, days: daysBack(today, 365) },
];

type Counts = readonly { readonly kind: AuditKind; readonly count: number }[];

type Props = {
  readonly url: AuditUrl;
  readonly today: string;
  readonly salonName: string | undefined;
  readonly actorName: string | undefined;
  /** Undefined until they are counted. */
  readonly counts: Counts | undefined;
};

export function AuditFilters({ url, today, salonName, actorName, counts }: Props) {
  const { filters, shown, choose } = url;
  return (
    <div role="group" aria-label={texts.filters} className="grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-60 flex-1 max-tablet:basis-full">
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            maxLength={maxSearchLength}
            searched={filters.search}
            onSearch={(search) => choose({ search })}
          />
        </div>
        <ActorFilter url={url} actorName={actorName} />
        <SalonFilter
          salonCode={filters.salonCode}
          name={salonName}
          choose={(salonCode) => choose({ salonCode })}
        />
        <DateFilter
          label={texts.date}
          presets={datePresets(today)}
          days={filters.days}
          shown={shown}
          today={today}
          choose={(days) => choose({ days })}
        />
      </div>
      <KindFilter url={url} counts={counts} />
    </div>
  );
}

/** A person is chosen from an entry; everybody is one step away. */
function ActorFilter({ url: { filters, choose }, actorName }: Pick<Props, 'url' | 'actorName'>) {
  const { by, actor } = filters;
  const select = (id: string): void => {
    if (id !== one) choose({ actor: null, by: id === 'staff' || id === 'system' ? id : null });
  };
  return (
    <FilterSelect
      label={texts.by}
      icon={UserRound}
      options={[
        { id: every, label: texts.everybody },
        { id: 'staff', label: texts.byNames.staff },
        { id: 'system', label: texts.byNames.system },
        ...(actor === null ? [] : [{ id: one, label: actorName ?? texts.onePerson }]),
      ]}
      value={actor === null ? (by ?? every) : one}
      onChange={select}
    />
  );
}

/** Kinds of which there is none are left out, unless they are chosen. */
function KindFilter({ url, counts }: Pick<Props, 'url' | 'counts'>) {
  const { filters, choose, clear, isNarrowed } = url;
  const countOf = (kind: AuditKind) => counts && (counts.find((each) => each.kind === kind)?.count ?? 0);
  const chips = auditKinds
    .filter((kind) => countOf(kind) !== 0 || filters.kinds.includes(kind))
    .map((kind) => ({ id: kind, label: texts.kindChip(texts.kindNames[kind], countOf(kind)) }));
  return (
    <div className="flex items-start gap-2">
      <div className="num min-w-0 flex-1">
        <CheckChips
          isLabelHidden
          isOneLine
          label={texts.kinds}
          chips={chips}
          value={filters.kinds}
          onChange={(kinds) => choose({ kinds })}
        />
      </div>
      {isNarrowed && (
        <Button look="ghost" size="sm" onPress={clear}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
