import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEvent } from '@ayna/contracts/core/event';
import ts from 'typescript';
import { findNodes, parseSource } from '../conventions/syntax.ts';

/** A constant of an events file, such as `appointmentBooked` of `@ayna/contracts/appointment.events`. */
export type EventImport = { readonly from: string; readonly name: string };

export type EmittedEvent = {
  readonly name: string;
  /** Whether the event tells open screens of its salon to read again. */
  readonly hasSignal: boolean;
};

const eventsFile = /^@ayna\/[\w-]+\/[\w-]+[.]events$/;

/** The event constants that a file imports as values; `import type` of a handled event does not count. */
export const findEventImports = (path: string, text: string): readonly EventImport[] =>
  findNodes(parseSource(path, text), ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    if (!ts.isStringLiteral(moduleSpecifier) || !eventsFile.test(moduleSpecifier.text)) return [];
    const bindings = importClause?.namedBindings;
    if (!bindings || importClause.isTypeOnly || !ts.isNamedImports(bindings)) return [];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({ from: moduleSpecifier.text, name: (propertyName ?? name).text }));
  });

/** Listeners and copies import the events that a module handles; everywhere else an event is imported to emit it. */
const handles = /^(?:listeners|copies)[.]ts$|[.]test[.]ts$/;

/** The events that the sources of a module emit, sorted by name. */
export const readEmittedEvents = async (home: string): Promise<readonly EmittedEvent[]> => {
  const imports = globSync('**/*.ts', { cwd: home })
    .filter((path) => !handles.test(path))
    .flatMap((path) => findEventImports(path, readFileSync(join(home, path), 'utf8')));
  const events = await Promise.all(
    imports.map(async ({ from, name }) => {
      const exported = (await import(from)) as Readonly<Record<string, AnyEvent | undefined>>;
      const event = exported[name];
      if (!event) throw new Error(`map: ${from} exports no event ${name}`);
      return { name: event.name, hasSignal: event.signal !== undefined };
    }),
  );
  const byName = new Map(events.map((event) => [event.name, event]));
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
