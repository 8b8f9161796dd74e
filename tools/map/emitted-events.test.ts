import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findEventImports, readEmittedEvents } from './emitted-events.ts';

const importsOf = (text: string) => findEventImports('actions/book.ts', text).map(({ name }) => name);

test('finds event constants that are imported as values', () => {
  expect(
    importsOf("import { slotFreed, booked as renamed } from '@ayna/contracts/appointment.events';"),
  ).toEqual(['slotFreed', 'booked']);
});

test.each([
  "import type { slotFreed } from '@ayna/contracts/appointment.events';",
  "import { type slotFreed } from '@ayna/contracts/appointment.events';",
  "import { appointment } from '@ayna/contracts/appointment';",
  "import { slotFreed } from './appointment.events';",
  "// import { slotFreed } from '@ayna/contracts/appointment.events';",
])('ignores %s', (text) => {
  expect(importsOf(text)).toEqual([]);
});

test("reads a module's emitted events, without those that it only handles", async () => {
  const home = join(import.meta.dirname, '../../fixtures');
  const namesOf = async (fixture: string) =>
    (await readEmittedEvents(join(home, fixture, 'src'))).map(({ name }) => name);
  expect(await namesOf('shelf')).toContain('item.changed');
  expect(await namesOf('till')).not.toContain('item.changed');
});
