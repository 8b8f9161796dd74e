import { employee } from '@ayna/contracts/employee';
import type { Member } from '../../../parts/use-member.ts';
import { paths } from '../../../paths.ts';
import { texts } from './texts.ts';

/** Who may not open the team came from the calendar. */
export const backLink = ({ mayCall }: Member) =>
  mayCall(employee.routes.update)
    ? { to: paths.employees, label: texts.from }
    : { to: paths.profile, label: texts.fromCalendar };
