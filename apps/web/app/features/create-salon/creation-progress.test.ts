import { expect, test } from 'vitest';
import {
  isRefusal,
  keyOf,
  newProgress,
  taskCount,
  tasksDone,
  tasksLeft,
  withRequest,
  withTaskDone,
  withTaskPostponed,
} from './creation-progress.ts';
import { ownLine } from './service-lines.ts';

const deniz = { id: 'deniz', fullName: 'Deniz Korkmaz', phone: '+905326104407' };
const elif = { id: 'elif', fullName: 'Elif Şahin', phone: '+905442189360' };
const planned = {
  services: [{ ...ownLine('cut', 'Cut'), name: 'Saç kesimi', price: 900 }],
  team: [deniz, elif],
};

const kinds = (opening: typeof newProgress) => tasksLeft(opening, planned).map(({ kind }) => kind);

test('the salon comes first, then what needs it, each once', () => {
  let opening = newProgress;
  const done: string[] = [];
  for (let [task] = tasksLeft(opening, planned); task; [task] = tasksLeft(opening, planned)) {
    done.push(task.kind === 'mate' ? task.teammate.id : task.kind);
    opening = withTaskDone(opening, task, 'SALON');
  }
  expect(done).toEqual(['salon', 'active', 'services', 'deniz', 'elif']);
  expect(tasksDone(opening, planned)).toBe(taskCount(planned));
});

test('after a reload it goes on where it was', () => {
  const opened = withTaskDone(newProgress, { kind: 'salon' }, 'SALON');
  const stored = JSON.parse(JSON.stringify(opened)) as typeof opened;
  expect(kinds(stored)).toEqual(['active', 'services', 'mate', 'mate']);
  expect(tasksDone(newProgress, planned)).toBe(0);
  expect(tasksDone(stored, planned)).toBe(1);
});

test('without a ticked service none is sent', () => {
  const opened = withTaskDone(newProgress, { kind: 'salon' }, 'SALON');
  expect(tasksLeft(opened, { services: [], team: [] }).map(({ kind }) => kind)).toEqual(['active']);
  expect(taskCount({ services: null, team: [] })).toBe(2);
});

test('attack 59: the same wish goes again under the same key, another one under another', () => {
  const task = { kind: 'salon' } as const;
  const first = withRequest(newProgress, task, { name: 'Nehir' });
  const again = withRequest(first, task, { name: 'Nehir' });
  const other = withRequest(again, task, { name: 'Irmak' });
  expect(keyOf(again, task)).toBe(keyOf(first, task));
  expect(keyOf(other, task)).not.toBe(keyOf(first, task));
  expect(keyOf(withRequest(other, { kind: 'services', salonCode: 'S' }, []), task)).toBe(keyOf(other, task));
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
  const opened = withTaskDone(newProgress, { kind: 'salon' }, 'SALON');
  const left = withTaskPostponed(opened, { kind: 'services', salonCode: 'SALON' });
  expect(kinds(left)).toEqual(['active', 'mate', 'mate']);
  expect(left.postponed).toEqual(['services']);
});
