type Dates = { readonly startsOn: string; readonly endsOn: string | null };

export type AnnouncementState = 'live' | 'planned' | 'over';

/** By the salon's own day; both the first and the last day count. */
export const announcementStateOn = (today: string, { startsOn, endsOn }: Dates): AnnouncementState => {
  if (startsOn > today) return 'planned';
  return endsOn !== null && endsOn < today ? 'over' : 'live';
};

/** What customers see: of those that are shown today, the one that began last. */
export const shownAnnouncement = <A extends Dates>(today: string, all: readonly A[]): A | undefined =>
  all
    .filter((one) => announcementStateOn(today, one) === 'live')
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0];

const order: readonly AnnouncementState[] = ['live', 'planned', 'over'];

/** What is shown first, then what will be, then what was; among themselves as they came. */
export const sortByState = <A extends Dates>(today: string, all: readonly A[]): readonly A[] =>
  all.toSorted(
    (a, b) => order.indexOf(announcementStateOn(today, a)) - order.indexOf(announcementStateOn(today, b)),
  );
