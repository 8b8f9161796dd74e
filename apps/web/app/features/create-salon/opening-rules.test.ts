import { expect, test } from 'vitest';
import {
  aboutToSend,
  isRefusal,
  keyOf,
  leftForLater,
  newOpening,
  settled,
  taskCount,
  tasksDone,
  tasksLeft,
} from './opening-rules.ts';
import { ownLine } from './service-lines.ts';

const deniz = { id: 'deniz', fullName: 'Deniz Korkmaz', phone: '+905326104407' };
const elif = { id: 'elif', fullName: 'Elif Şahin', phone: '+905442189360' };
const wished = {
  services: [{ ...ownLine('cut', 'Cut'), name: 'Saç kesimi', price: 900 }],
  team: [deniz, elif],
};

const kinds = (opening: typeof newOpening) => tasksLeft(opening, wished).map(({ kind }) => kind);

test('the salon comes first, then what needs it, each once', () => {
  let opening = newOpening;
  const done: string[] = [];
  for (let [task] = tasksLeft(opening, wished); task; [task] = tasksLeft(opening, wished)) {
    done.push(task.kind === 'mate' ? task.mate.id : task.kind);
    opening = settled(opening, task, 'SALON');
  }
  expect(done).toEqual(['salon', 'active', 'services', 'deniz', 'elif']);
  expect(tasksDone(opening, wished)).toBe(taskCount(wished));
});

test('after a reload it goes on where it was', () => {
  const opened = settled(newOpening, { kind: 'salon' }, 'SALON');
  const kept = JSON.parse(JSON.stringify(opened)) as typeof opened;
  expect(kinds(kept)).toEqual(['active', 'services', 'mate', 'mate']);
  expect(tasksDone(newOpening, wished)).toBe(0);
  expect(tasksDone(kept, wished)).toBe(1);
});

test('without a ticked service none is sent', () => {
  const opened = settled(newOpening, { kind: 'salon' }, 'SALON');
  expect(tasksLeft(opened, { services: [], team: [] }).map(({ kind }) => kind)).toEqual(['active']);
  expect(taskCount({ services: null, team: [] })).toBe(2);
});

test('attack 59: the same wish goes again under the same key, another one under another', () => {
  const task = { kind: 'salon' } as const;
  const first = aboutToSend(newOpening, task, { name: 'Nehir' });
  const again = aboutToSend(first, task, { name: 'Nehir' });
  const other = aboutToSend(again, task, { name: 'Irmak' });
  expect(keyOf(again, task)).toBe(keyOf(first, task));
  expect(keyOf(other, task)).not.toBe(keyOf(first, task));
  expect(keyOf(aboutToSend(other, { kind: 'services', salonCode: 'S' }, []), task)).toBe(keyOf(other, task));
});

test.each([
  [0, false],
  [408, false],
  [409, true],
  [422, true],
  [500, false],
  [503, false],
])('an answer of %i is a refusal: %s', (status, is) => {
  expect(isRefusal(status)).toBe(is);
});

test('what is left for later is not tried again, and is remembered as left', () => {
  const opened = settled(newOpening, { kind: 'salon' }, 'SALON');
  const left = leftForLater(opened, { kind: 'services', salonCode: 'SALON' });
  expect(kinds(left)).toEqual(['active', 'mate', 'mate']);
  expect(left.left).toEqual(['services']);
});
