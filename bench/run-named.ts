type Result = { readonly name: string; readonly passed: boolean } & Readonly<Record<string, unknown>>;

type Run = (short: boolean) => Promise<Result>;

/** Runs the measurement or drill that the command line names, and prints its result as the last line. */
export const runNamed = async (command: string, runs: Readonly<Record<string, Run>>): Promise<never> => {
  const [name = ''] = process.argv.slice(2);
  const run = runs[name];
  if (!run) {
    console.error(`pnpm ${command} ${Object.keys(runs).join(' | ')} [--short]`);
    process.exit(2);
  }
  const result = await run(process.argv.includes('--short'));
  console.log(JSON.stringify(result));
  process.exit(result.passed ? 0 : 1);
};
