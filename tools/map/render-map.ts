import type { ModuleFacts } from './module-facts.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const list = (items: readonly string[]): string => (items.length === 0 ? '-' : items.join(', '));

const moduleLink = (name: string): string => `[${name}](../modules/${name}/README.md)`;

const moduleRow = (facts: ModuleFacts): readonly string[] => [
  moduleLink(facts.name),
  list(facts.paths),
  list(facts.tables),
  list(facts.calls),
  list(facts.emits.map(({ name }) => name)),
  list(facts.handles),
  list([...new Set(facts.copies.map(({ table: copy, owner }) => `${owner} (${copy})`))]),
];

const isEmittedBy = (event: string, { emits }: ModuleFacts): boolean =>
  emits.some(({ name }) => name === event);

const eventRow = (event: string, all: readonly ModuleFacts[]): readonly string[] => [
  event,
  list(all.filter((facts) => isEmittedBy(event, facts)).map(({ name }) => name)),
  list(all.filter(({ handles }) => handles.includes(event)).map(({ name }) => name)),
  list(all.filter(({ copies }) => copies.some((copy) => copy.event === event)).map(({ name }) => name)),
  all.some(({ emits }) => emits.some((one) => one.name === event && one.hasSignal)) ? 'yes' : '-',
];

const eventNames = (all: readonly ModuleFacts[]): readonly string[] => {
  const names = all.flatMap(({ emits, handles, copies }) => [
    ...emits.map(({ name }) => name),
    ...handles,
    ...copies.map(({ event }) => event),
  ]);
  return [...new Set(names)].toSorted();
};

/** The text of docs/map.md; `walks` is its hand-written part. */
export const renderMap = (all: readonly ModuleFacts[], walks: string): string => `# The map

<!-- Written by \`pnpm map\` from contracts, modules and tools/map/walks.md. Do not edit. -->

Which module owns what, who emits and handles which event, and requests followed file by file.

## Modules

*Calls* are synchronous and declared in \`packages/contracts/src/module-calls.ts\`. *Copies* are tables that events keep up
to date, so that a module needs no call on its hot path.

${table(['module', 'paths', 'owns', 'calls', 'emits', 'handles', 'keeps copies of'], all.map(moduleRow))}

## Events

An event that *signals screens* makes open screens of its salon read again; it may have no handler.

${table(
  ['event', 'emitted by', 'handled by', 'feeds copies of', 'signals screens'],
  eventNames(all).map((event) => eventRow(event, all)),
)}

## Schedules

${table(
  ['module', 'schedule', 'cron'],
  all.flatMap(({ name, schedules }) => schedules.map((one) => [name, one.name, `\`${one.cron}\``])),
)}

${walks.trim()}
`;
