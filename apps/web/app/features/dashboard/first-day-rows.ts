import { fullName } from '@ayna/domain/names';
import type { Employee } from '../../data/employees.ts';
import type { Salon } from '../../data/salon.ts';
import { editSalonPath } from '../../parts/salon-sections.ts';
import { paths } from '../../paths.ts';
import {
  arrivedColleagues,
  bookableServices,
  type FirstDayOptions,
  type FirstDayPoint,
} from './model/first-day.ts';
import { texts } from './texts.ts';

const { points } = texts.firstDay;

type RowWords = {
  /** Under the title once it is done, and before. */
  readonly fact: string;
  readonly hint: string;
  /** The one thing to do about it; the link is copied instead. */
  readonly action: { readonly label: string; readonly to: string } | null;
};

/** What the checklist is computed from. */
export type Facts = Omit<FirstDayOptions, 'salon' | 'team'> & {
  readonly salon: Salon;
  readonly team: readonly Employee[];
};

const servicesRow = (facts: Facts): RowWords => ({
  fact: points.services.fact(bookableServices(facts)),
  hint: points.services.hint,
  action: {
    label: points.services.action,
    to: facts.services.length > 0 ? paths.services : paths.addService,
  },
});

const teamRow = ({ team }: Facts): RowWords => {
  const invited = team.find(({ account, owner }) => account === 'invited' && !owner);
  return {
    fact: points.team.fact(arrivedColleagues(team)),
    hint: invited ? points.team.invited(fullName(invited.userSnapshot)) : points.team.hint,
    action: invited
      ? { label: points.team.toTeam, to: paths.employees }
      : { label: points.team.action, to: paths.addEmployee },
  };
};

const pageRow = ({ salon, photos }: Facts): RowWords => ({
  fact: points.page.fact(photos),
  hint: photos > 0 ? points.page.template : points.page.hint,
  action:
    photos > 0
      ? { label: points.page.toTemplate, to: paths.customTemplate }
      : { label: points.page.action, to: editSalonPath(salon.code, 'photos') },
});

const linkRow = ({ salon }: Facts): RowWords =>
  salon.status === 'Published'
    ? { fact: points.link.fact, hint: points.link.hint, action: null }
    : {
        fact: points.link.fact,
        hint: points.link.draft,
        action: { label: points.link.publish, to: paths.salonInfo },
      };

export const rowWords: Readonly<Record<FirstDayPoint, (facts: Facts) => RowWords>> = {
  salon: ({ salon }) => ({
    fact: points.salon.fact,
    hint: points.salon.hint,
    action: { label: points.salon.action, to: editSalonPath(salon.code, 'general') },
  }),
  hours: ({ salon }) => ({
    fact: points.hours.fact(salon.openingHours.length),
    hint: points.hours.hint,
    action: { label: points.hours.action, to: editSalonPath(salon.code, 'hours') },
  }),
  services: servicesRow,
  team: teamRow,
  page: pageRow,
  link: linkRow,
};
