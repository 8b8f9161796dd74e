import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { Layer } from './day-layers.ts';
import { explain, type Reason } from './explain.ts';
import { joined, type Range, type Ranges, without } from './ranges.ts';
import { bookableFrom, performs, roomOf, type Scene } from './scene.ts';
import { DAY, midnightOf } from './wall-time.ts';

const always: Ranges = [[-DAY, 2 * DAY]];

const when = (condition: boolean, why: Layer['why'], takes: Ranges = always): Layer[] =>
  condition ? [{ why, takes }] : [];

const sources = { appointment: 'taken', hold: 'held', block: 'blocked' } as const;

/** In minutes since 1970. */
type Taken = { readonly source: string; readonly from: number; readonly to: number };

const takenLayers = (taken: readonly Taken[], date: string): Layer[] =>
  Object.entries(sources).map(([source, why]) => ({
    why,
    takes: joined(
      taken
        .filter((one) => one.source === source)
        .map(({ from, to }): Range => [from - midnightOf(date), to - midnightOf(date)]),
    ),
  }));

/** Gaps that are free, and too short for the service. */
const tooShort = (told: readonly Reason[], duration: number): Reason[] =>
  without([[0, DAY]], joined(told.map(({ range }) => range)))
    .filter(([from, to]) => to - from < duration)
    .map((range) => ({ range, why: 'too-short' }));

/**
 * Why an employee has no free hour on a day: which rule took which minutes, each minute named once. What binds
 * customers alone is left out for the desk.
 */
export const reasonsOf = (
  scene: Scene,
  employee: EmployeeState,
  service: ServiceState | null,
  taken: readonly Taken[],
  isDesk = false,
): readonly Reason[] => {
  const from = isDesk ? 0 : bookableFrom(scene);
  const told = explain([
    ...when(!isDesk && !scene.salon.onlineBooking, 'paused'),
    ...when(service !== null && !performs(employee, service.code), 'does-not-perform'),
    ...when(from === null, 'too-far'),
    ...roomOf(scene, employee).layers,
    ...takenLayers(taken, scene.date),
    ...when(from !== null && from > 0, 'too-soon', [[-DAY, Math.min(from ?? 0, DAY)]]),
  ]);
  const short = service ? tooShort(told, service.duration) : [];
  return [...told, ...short].toSorted((a, b) => a.range[0] - b.range[0]);
};
