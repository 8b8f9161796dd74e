import { mayCall } from '@ayna/domain/permissions';
import type { LucideIcon } from 'lucide-react';
import { matchPath } from 'react-router';

export type Count = 'waiting' | 'unread' | 'lowStock';

export type NavEntry = {
  readonly path: string;
  readonly label: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly icon: LucideIcon;
  /** Where the path is only the beginning of others' paths. */
  readonly end?: boolean;
  /** Screens that are reached from this one but lie elsewhere. */
  readonly covers?: readonly string[];
  /** Who may call what stands behind it; without that, everybody sees it. */
  readonly who?: { readonly any: readonly string[] };
  readonly count?: Count;
  /** Its way back leads to the page it was opened from. */
  readonly leadsBack?: boolean;
};

export type NavGroup = { readonly label?: string; readonly entries: readonly NavEntry[] };

/** What a person with these groups may open; a heading without entries goes with them. */
export const entriesFor = (groups: readonly string[], all: readonly NavGroup[]): readonly NavGroup[] =>
  all
    .map((group) => ({ ...group, entries: group.entries.filter(({ who }) => !who || mayCall(who, groups)) }))
    .filter((group) => group.entries.length > 0);

const decodedPath = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

/** Whether the address belongs to the entry; a browser spells Turkish letters percent-encoded. */
export const isCurrent = (
  { path, end = false, covers = [] }: Pick<NavEntry, 'path' | 'end' | 'covers'>,
  pathname: string,
): boolean =>
  [{ path, end }, ...covers.map((covered) => ({ path: covered, end: true }))].some(
    (pattern) => matchPath(pattern, decodedPath(pathname)) !== null,
  );
