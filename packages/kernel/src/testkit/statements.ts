import { onStatement } from '../telemetry/statements.ts';

const ofTransactions = /^\s*(begin|commit|rollback|set)\b/i;
const firstTable = /\b(?:from|into|update)\s+"?([a-z]+)"?\./i;

/**
 * How many statements the work sends, by the schema of the module whose tables they are about. What opens and ends a
 * transaction travels with them and is not counted.
 */
export const countStatements = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  using _listening = onStatement((text) => {
    if (ofTransactions.test(text)) return;
    const schema = firstTable.exec(text)?.[1] ?? 'other';
    counts[schema] = (counts[schema] ?? 0) + 1;
  });
  await work();
  return counts;
};
