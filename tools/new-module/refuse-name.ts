import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spellingsOf } from './spellings.ts';

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** PostgreSQL cuts a name after 63 letters, and the longest one made of a module's is `ayna_NAME_person`. */
const LONGEST = 63 - 'ayna__person'.length;

const saysNothing = ['util', 'utils', 'helper', 'helpers', 'common', 'misc'];

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** A module's name is a constant in TypeScript. */
const ofTypeScript = wordsOf(`
  arguments await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void while
  with yield`);

/** It is a schema too, which migrations name without quotes: pg_get_keywords(), kinds R and T. */
const ofSql = wordsOf(`
  all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate
  collation column concurrently constraint create cross current_catalog current_date current_role
  current_schema current_time current_timestamp current_user default deferrable desc distinct do else end
  except false fetch for foreign freeze from full grant group having ilike in initially inner intersect
  into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null
  offset on only or order outer overlaps placing primary references returning right select session_user
  similar some symmetric table tablesample then to trailing true union unique user using variadic verbose
  when where window with`);

/** Schemas and roles of the house itself: `ayna_queue` fetches the jobs, `ayna_NAME_across` sees all salons. */
const ofDatabase = /^(?:ayna|pgboss|public|information_schema|queue|pg_.*|.*_(?:across|person))$/;

/** What the template's own files declare, where a module of that name would say it twice. */
export const ofTemplate = wordsOf(`
  add added app body code columns contract ctx data db defineModule event eventually expect get list
  listenLive listeners live member name newCode open otherSalon person post routes routesOf salonCode
  stranger tablesOf test testApp tidy tidyName tx typed version visitor z`);

/** Why this can be no module's name, or undefined when it can. */
export const badName = (name: string): string | undefined => {
  const { camel, snake } = spellingsOf(name).one;
  if (!kebab.test(name)) return `'${name}' is not kebab-case: write it like tip-jar.`;
  const empty = name.split('-').find((word) => saysNothing.includes(word));
  if (empty) return `'${empty}' says nothing: name the module after what it owns.`;
  if (name.length > LONGEST) return `'${name}' is too long: at most ${LONGEST} letters.`;
  if (ofTypeScript.has(camel)) return `'${name}' is a word of TypeScript.`;
  if (ofSql.has(snake)) return `'${name}' is a word of SQL.`;
  if (ofDatabase.test(snake)) return `'${name}' is a schema or role that the database has already.`;
  if (ofTemplate.has(camel)) return `'${name}' is a word that every module uses for something else.`;
  return undefined;
};

/** Where a name is taken: by a module, another package of the workspace, or a contract. */
const places = (name: string): string[] => [
  ...['modules', 'fixtures', 'packages', 'apps', '.'].map((folder) => join(folder, name)),
  ...['', '.ts', '.events.ts'].map((end) => `packages/contracts/src/${name}${end}`),
];

/** What lies in the new module's way, or undefined when nothing does. */
export const takenBy = (root: string, name: string): string | undefined => {
  const place = places(name).find((path) => existsSync(join(root, path)));
  return place && `'${name}' is taken: ${place} is there already.`;
};
