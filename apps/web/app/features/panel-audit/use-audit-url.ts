import { code } from '@ayna/contracts/core/shapes';
import { addDays } from '@ayna/domain/wall-clock';
import { type AuditFilter, type AuditKind, auditKinds } from '../../data/audit.ts';
import {
  optionalParam,
  optionalWordParam,
  textParam,
  type UrlParam,
  type UrlParams,
  useUrlState,
} from '../../lib/use-url-state.ts';
import { type Days, daysParam } from '../../parts/days.ts';
import { urlWords } from './texts.ts';

type Filters = {
  readonly search: string;
  readonly by: keyof typeof urlWords.byWords | null;
  readonly actor: string | null;
  readonly salonCode: string | null;
  readonly kinds: readonly AuditKind[];
  readonly days: Days | null;
};

const isCode = (text: string): boolean => code.safeParse(text).success;

const kindsParam: UrlParam<readonly AuditKind[]> = {
  read(search) {
    const words = (search.get(urlWords.kinds) ?? '').split(',');
    return auditKinds.filter((kind) => words.includes(urlWords.kindWords[kind]));
  },
  write: (kinds) => ({ [urlWords.kinds]: kinds.map((kind) => urlWords.kindWords[kind]).join(',') }),
};

const filterParams: UrlParams<Filters> = {
  search: textParam(urlWords.search),
  by: optionalWordParam(urlWords.by, urlWords.byWords),
  actor: optionalParam(urlWords.actor, isCode),
  salonCode: optionalParam(urlWords.salon, isCode),
  kinds: kindsParam,
  days: daysParam(urlWords),
};

const params = { ...filterParams, opened: optionalParam(urlWords.opened) };

const noFilters: Filters = { search: '', by: null, actor: null, salonCode: null, kinds: [], days: null };

const SHOWN_DAYS = 7;

/** What is looked at; the address knows all of it. Without days it is the last week. */
export const useAuditUrl = (today: string) => {
  const { values, replace, open, close } = useUrlState(params, { opened: null });
  const { opened, ...filters } = values;
  const shown = filters.days ?? { first: addDays(today, 1 - SHOWN_DAYS), last: today };
  const { search, by, actor, salonCode, kinds } = filters;
  const filter: AuditFilter = {
    search: search.trim(),
    from: shown.first,
    to: shown.last,
    ...(by && { by }),
    ...(actor && { actor }),
    ...(salonCode && { salonCode }),
    ...(kinds.length > 0 && { kinds: [...kinds] }),
  };
  return {
    filters,
    filter,
    shown,
    opened,
    isNarrowed: JSON.stringify({ ...filters, days: null }) !== JSON.stringify(noFilters),
    choose: (change: Partial<Filters>) => replace({ ...change, opened: null }),
    clear: () => replace({ ...noFilters, opened: null }),
    /** Beside the list another entry takes the place of the one before. */
    show: (entry: string) => replace({ opened: entry }),
    open: (entry: string) => open({ opened: entry }),
    close,
  };
};

export type AuditUrl = ReturnType<typeof useAuditUrl>;

/** A link that shows this entry whatever else is filtered: by its code, on its day. */
export const linkTo = (entry: string, day: string): string =>
  `?${new URLSearchParams({
    [urlWords.search]: entry,
    [urlWords.first]: day,
    [urlWords.last]: day,
    [urlWords.opened]: entry,
  })}`;
