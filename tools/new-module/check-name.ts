import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spellName } from './spellings.ts';

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** PostgreSQL truncates names to 63 bytes; the longest name derived from a module's is the role `ayna_NAME_person`. */
const MAX_LENGTH = 63 - 'ayna__person'.length;

const vagueWords = ['util', 'utils', 'helper', 'helpers', 'common', 'misc'];

const splitWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** A module's name is also the name of a TypeScript constant. */
const typeScriptWords = splitWords(`
  arguments await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void while
  with yield`);

/** It is also a schema, which migrations use without quotes: pg_get_keywords(), categories R and T. */
const sqlWords = splitWords(`
  all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate
  collation column concurrently constraint create cross current_catalog current_date current_role
  current_schema current_time current_timestamp current_user default deferrable desc distinct do else end
  except false fetch for foreign freeze from full grant group having ilike in initially inner intersect
  into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null
  offset on only or order outer overlaps placing primary references returning right select session_user
  similar some symmetric table tablesample then to trailing true union unique user using variadic verbose
  when where window with`);

/** Schemas and roles that exist: `ayna_queue` fetches jobs, `ayna_NAME_across` reads all salons. */
const databaseNames = /^(?:ayna|pgboss|public|information_schema|queue|pg_.*|.*_(?:across|person))$/;

/** Names that the template declares; a module of that name would declare them twice. */
export const templateWords = splitWords(`
  add added app body code columns contract ctx data db defineModule event eventually expect get list
  listenLive listeners live member name newCode open otherMember otherSalon person post routes routesOf
  salonCode tablesOf test testApp tidy tidyName tx typed version visitor z`);

/** Why the name is invalid; undefined if it is valid. */
export const nameProblem = (name: string): string | undefined => {
  const { camel, snake } = spellName(name).one;
  if (!kebab.test(name)) return `'${name}' is not kebab-case: write it like tip-jar.`;
  const vague = name.split('-').find((word) => vagueWords.includes(word));
  if (vague) return `'${vague}' is too vague: name the module after what it owns.`;
  if (name.length > MAX_LENGTH) return `'${name}' is too long: at most ${MAX_LENGTH} letters.`;
  if (typeScriptWords.has(camel)) return `'${name}' is a reserved word of TypeScript.`;
  if (sqlWords.has(snake)) return `'${name}' is a reserved word of SQL.`;
  if (databaseNames.test(snake)) return `'${name}' is already a schema or role of the database.`;
  if (templateWords.has(camel)) return `'${name}' is a name that is used by every module.`;
  return undefined;
};

/** The paths that a module, another package of the workspace or a contract of this name has. */
const pathsNamed = (name: string): string[] => [
  ...['modules', 'fixtures', 'packages', 'apps', '.'].map((folder) => join(folder, name)),
  ...['', '.ts', '.events.ts'].map((end) => `packages/contracts/src/${name}${end}`),
];

/** Which existing path prevents the new module; undefined if none does. */
export const nameConflict = (root: string, name: string): string | undefined => {
  const existing = pathsNamed(name).find((path) => existsSync(join(root, path)));
  return existing && `'${name}' is taken: ${existing} exists.`;
};
