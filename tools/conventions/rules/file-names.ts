import { basename } from 'node:path';
import type { Rule } from '../problem.ts';

// Migrations sort by number and use underscores like table names: 0001_appointments.sql.
const migration = /^\d{4}_[a-z0-9_]+[.]sql$/;
const kebab = /^[.]?[a-z0-9]+(?:-[a-z0-9]+)*(?:[.][a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const vagueName = /^(?:utils?|helpers?|common|misc)$/;

export const fileNames: Rule = (path) => {
  const problems: string[] = [];
  if (!kebab.test(basename(path)) && !migration.test(basename(path)))
    problems.push('file names are kebab-case');
  const vague = path.split('/').find((part) => vagueName.test(part.split('.')[0] ?? ''));
  if (vague) problems.push(`'${vague}' is too vague: name the file after what it does`);
  return problems.map((message) => ({ line: 1, message }));
};
