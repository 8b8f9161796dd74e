import { useEffect, useEffectEvent } from 'react';
import { type Draft, minutesOf, nameOf } from './model/draft.ts';

/** As long as a visit is taken to be, until a service says how long. */
const USUAL_MINUTES = 30;

/** Where the draft would be written, as a calendar shows it. */
export type DraftPlace = {
  readonly date: string;
  readonly time: string | null;
  readonly minutes: number;
  readonly employeeCode: string | null;
  readonly name: string;
  readonly service: string;
};

/** Tells what stands beside the form where it would be written by now. */
export const useMovedPlace = (
  draft: Draft,
  onMove: ((place: DraftPlace | null) => void) | undefined,
): void => {
  const { date, time, isSplit, chosen } = draft;
  const employeeCode = isSplit ? (chosen[0]?.employeeCode ?? null) : draft.employeeCode;
  const minutes = minutesOf(draft) || USUAL_MINUTES;
  const name = draft.person.kind === 'unasked' ? '' : nameOf(draft.person);
  const service = chosen.map((one) => one.service.name).join(', ');
  const tell = useEffectEvent((place: DraftPlace | null) => onMove?.(place));
  useEffect(
    () => tell({ date, time, minutes, employeeCode, name, service }),
    [date, time, minutes, employeeCode, name, service],
  );
  useEffect(() => () => tell(null), []);
};
