import type { Ranges } from '@ayna/domain/ranges';
import type { Work } from '@ayna/domain/work-parts';
import { describe, expect, test } from 'vitest';
import { assign, nearest, occupiedRanges, type Step, visitSlots, visitStarts } from './visit.ts';

const work = (duration: number, bufferAfter = 0): Work => ({ duration, bufferAfter, phases: null });
const step = (duration: number, who: Record<string, Ranges>, loads: Record<string, number> = {}): Step => ({
  work: work(duration),
  who: Object.entries(who).map(([code, starts]) => ({ code, starts, load: loads[code] ?? 0 })),
});

describe('a visit of several services', () => {
  const cut = step(30, { ali: [[600, 700]], veli: [[640, 800]] });
  const colour = step(60, { veli: [[650, 720]] });

  test('can start where each service can follow the one before', () => {
    expect(visitStarts([cut, colour])).toEqual([[620, 690]]);
  });

  test('is offered in steps of the clock, with the employee of each service', () => {
    expect(visitSlots([cut, colour], 30, 0)).toEqual([
      { start: 630, employees: ['ali', 'veli'] },
      { start: 660, employees: ['ali', 'veli'] },
    ]);
  });

  test('stays with the same employee where possible', () => {
    const wash = step(10, { ali: [[0, 1_440]], veli: [[0, 1_440]] }, { ali: 300, veli: 0 });
    expect(assign([step(30, { ali: [[0, 1_440]] }), wash], 600)).toEqual(['ali', 'ali']);
  });

  test('goes to the employee with the lowest load', () => {
    const any = step(30, { ali: [[0, 1_440]], veli: [[0, 1_440]] }, { ali: 300, veli: 120 });
    expect(assign([any], 600)).toEqual(['veli']);
  });

  test('has no employees where nobody is free', () => {
    expect(assign([cut, colour], 600)).toBeNull();
  });
});

test('between two services of the same employee there is no buffer', () => {
  const placed = [
    { employee: 'ali', start: 600, work: work(30, 15) },
    { employee: 'ali', start: 630, work: work(30, 15) },
  ];
  expect(occupiedRanges(placed).map(({ ranges }) => ranges)).toEqual([[[600, 630]], [[630, 675]]]);
});

test('the nearest three, in the order of the day', () => {
  expect(nearest([540, 600, 615, 700, 900], 610)).toEqual([540, 600, 615]);
  expect(nearest([], 610)).toEqual([]);
});
