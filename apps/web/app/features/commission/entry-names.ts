import type { CommissionStatement } from '../../data/commission.ts';
import { spanOf } from '../../parts/days.ts';
import { kindTexts } from '../../parts/settlement/texts.ts';
import { useVisitTexts } from '../../parts/use-visit-texts.ts';
import { texts } from './texts.ts';

type Entry = CommissionStatement['tips'][number];

/** Irmak Kara, kart: whom a tip came from, where the reader may know, and how it or an advance was paid. */
export const useEntryNames = (
  salonCode: string,
  { tips, employeeCode }: Pick<CommissionStatement, 'tips' | 'employeeCode'>,
): ((entry: Entry) => string) => {
  const ofVisits = tips.filter(({ appointmentCode }) => appointmentCode);
  const visits = useVisitTexts(salonCode, { days: spanOf(ofVisits.map(({ day }) => day)), employeeCode });
  return ({ title, kind, appointmentCode }) => {
    const visit = appointmentCode ? visits.get(appointmentCode) : undefined;
    const name = visit ? (visit.customer ?? visit.service) : title;
    if (kind === undefined) return name;
    const paid = kind === null ? texts.statement.several : kindTexts[kind].name;
    return `${name}, ${paid.toLocaleLowerCase('tr-TR')}`;
  };
};
