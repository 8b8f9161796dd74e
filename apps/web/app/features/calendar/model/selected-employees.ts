import type { Employee } from '../../../data/employees.ts';
import type { UrlParam } from '../../../lib/use-url-state.ts';
import { takesCustomers } from '../../../parts/service-facts.ts';
import { urlWords } from '../texts.ts';

/** Whose appointments are shown, by their codes. Empty is everybody. */
export type SelectedEmployees = readonly string[];

const everybody: SelectedEmployees = [];

/** As many as the counts of a month can be asked for. */
const MAX_CHOSEN = 50;

/** `calisan=tum`, one code, or several with commas between them; null while nobody was chosen. */
export const employeesParam: UrlParam<SelectedEmployees | null> = {
  read(search) {
    const text = search.get(urlWords.employee) ?? '';
    if (text === urlWords.everybody) return everybody;
    const codes = [...new Set(text.split(','))].filter((code) => code !== '' && code !== urlWords.everybody);
    return codes.length === 0 ? null : codes.slice(0, MAX_CHOSEN);
  },
  write: (codes) => ({
    [urlWords.employee]: codes?.length === 0 ? urlWords.everybody : (codes ?? []).join(','),
  }),
};

/** A kept link may name people who are gone: of those it is as if nobody was chosen. */
const knownOf = (codes: SelectedEmployees, team: readonly Employee[]): SelectedEmployees | null => {
  const known = codes.filter((code) => team.some((one) => one.code === code));
  // Everybody, all of them known, or a team that is still on its way.
  if (team.length === 0 || known.length === codes.length) return codes;
  return known.length === 0 ? null : known;
};

type People = {
  /** The employee that the signed-in person is. */
  readonly own: Employee | undefined;
  readonly team: readonly Employee[];
};

type Screen = {
  readonly isNarrow: boolean;
  /** Whether the person may act on everybody's appointments. */
  readonly actsForAll: boolean;
};

/** Has customers of their own. An entry begins with all services, so the desk's may offer them without meaning it. */
const hasOwnDay = (own: Employee): boolean => takesCustomers(own) && own.position !== 'Receptionist';

/**
 * A phone and a desk at 200 % have room for one, and begin with one's own, as does every screen of those who act on
 * their own appointments alone. Anyone who has no customers, like the desk, sees the salon, however narrow the screen.
 */
export const selectedEmployees = (
  requested: SelectedEmployees | null,
  { own, team }: People,
  { isNarrow, actsForAll }: Screen,
): SelectedEmployees => {
  const known = requested && knownOf(requested, team);
  if (known) return known;
  return own && hasOwnDay(own) && (isNarrow || !actsForAll) ? [own.code] : everybody;
};

/** The one whose day has no other column; undefined of several and of everybody. */
export const onlyOne = (codes: SelectedEmployees): string | undefined =>
  codes.length === 1 ? codes[0] : undefined;

export const isSelected = (codes: SelectedEmployees, code: string): boolean =>
  codes.length === 0 || codes.includes(code);

/** So that this one is shown too: in place of one person, beside several. */
export const withEmployee = (codes: SelectedEmployees, code: string): SelectedEmployees => {
  if (isSelected(codes, code)) return codes;
  return codes.length === 1 ? [code] : [...codes, code];
};
