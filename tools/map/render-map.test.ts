import { expect, test } from 'vitest';
import { findPathProblems } from './check-paths.ts';
import { type ModuleFacts, tablesIn } from './module-facts.ts';
import { renderMap } from './render-map.ts';

const empty: ModuleFacts = {
  name: 'catalog',
  paths: ['/api/Catalog'],
  tables: [],
  calls: [],
  emits: [],
  handles: [],
  copies: [],
  schedules: [],
};
const service: ModuleFacts = {
  ...empty,
  name: 'service',
  tables: ['services'],
  emits: [{ name: 'service.changed', hasSignal: true }],
};
const appointment: ModuleFacts = {
  name: 'appointment',
  paths: ['/api/Appointment', '/internal/appointment'],
  tables: ['appointments', 'occupancy'],
  calls: ['customer'],
  emits: [{ name: 'slot.freed', hasSignal: false }],
  handles: ['customer.merged'],
  copies: [{ table: 'service_copies', owner: 'service', event: 'service.changed' }],
  schedules: [{ name: 'prune', cron: '37 3 * * *' }],
};

test('a module has one row', () => {
  const map = renderMap([appointment, empty], '');
  expect(map).toContain(
    '| [appointment](../modules/appointment/README.md) | /api/Appointment, /internal/appointment ' +
      '| appointments, occupancy | customer | slot.freed | customer.merged | service (service_copies) |',
  );
  expect(map).toContain('| [catalog](../modules/catalog/README.md) | /api/Catalog | - | - | - | - | - |');
  expect(map).toContain('| appointment | prune | `37 3 * * *` |');
});

test('an event has one row with its emitter, its handlers and its copies', () => {
  const map = renderMap([appointment, service], '');
  expect(map).toContain('| service.changed | service | - | appointment | yes |');
  expect(map).toContain('| slot.freed | appointment | - | - | - |');
  expect(map).toContain('| customer.merged | - | appointment | - | - |');
});

test('the hand-written part comes last', () => {
  expect(renderMap([], '\n## The walk\n\nText.\n\n')).toMatch(/\n\n## The walk\n\nText\.\n$/);
});

test('reads table names from generated types', () => {
  const text = "type Tables = {\n  'auth.people': {\n    code: string;\n  };\n  'auth.codes': {\n  };\n};\n";
  expect(tablesIn(text)).toEqual(['people', 'codes']);
});

test('named files must exist and be written as paths from the root', () => {
  const exists = (path: string): boolean => path === 'apps/api/src/main.ts';
  const text =
    'From `apps/api/src/main.ts` to `gone/file.ts`, `routes.ts`, `POST /api/Appointment` and `tx.emit`.';
  expect(findPathProblems(text, exists)).toEqual([
    'gone/file.ts does not exist',
    'routes.ts is not written as a path from the root',
  ]);
});
