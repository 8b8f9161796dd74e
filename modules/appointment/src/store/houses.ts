import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonView } from '@ayna/kernel/db/tx';

// Salons with their services and people, as this process last read them. Every change of one of them counts the
// salon's stamp up, which is asked for every time: nothing here is ever taken for newer than it is.

export type House = {
  readonly stamp: number;
  readonly salon: SalonState | null;
  readonly services: ReadonlyMap<string, ServiceState>;
  /** In the order of their codes. */
  readonly employees: readonly EmployeeState[];
};

/** Of some 20,000 salons; a salon of five takes 11 kB. */
const MOST_STATES = 150_000;
const known = new Map<string, House>();
let states = 0;

const sizeOf = ({ services, employees }: House): number => 1 + services.size + employees.length;

const forget = (salon: string): void => {
  const house = known.get(salon);
  if (!house) return;
  known.delete(salon);
  states -= sizeOf(house);
};

/** What was learned first goes first. */
const keep = (salon: string, house: House): House => {
  forget(salon);
  for (const oldest of known.keys()) {
    if (states + sizeOf(house) <= MOST_STATES) break;
    forget(oldest);
  }
  known.set(salon, house);
  states += sizeOf(house);
  return house;
};

type Line = { readonly kind: string; readonly stamp: number | null; readonly state: unknown };

const read = statement<Line>(`
  select 'stamp' as kind, stamp, null::jsonb as state from appointment.copy_stamps where salon_code = $1
  union all
  select 'salon', null, state from appointment.salon_copies where salon_code = $1 and code = $1 and not gone
  union all
  select 'service', null, state from appointment.service_copies where salon_code = $1 and not gone
  union all
  select 'employee', null, state from appointment.employee_copies where salon_code = $1 and not gone`);

/** As it is now. Told in one question, so that the stamp is that of the states. */
export const readHouse = async (tx: SalonView): Promise<House> => {
  const lines = await read(tx, [tx.salon]);
  const of = <T>(kind: string): T[] =>
    lines.filter((line) => line.kind === kind).map(({ state }) => state as T);
  return keep(tx.salon, {
    stamp: lines.find(({ kind }) => kind === 'stamp')?.stamp ?? 0,
    salon: of<SalonState>('salon')[0] ?? null,
    services: new Map(of<ServiceState>('service').map((one) => [one.code, one])),
    employees: of<EmployeeState>('employee').toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  });
};

/** As it was when it was last read. */
export const knownHouse = (salon: string): House | undefined => known.get(salon);
