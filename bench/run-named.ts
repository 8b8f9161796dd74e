type Result = { readonly name: string; readonly passed: boolean } & Readonly<Record<string, unknown>>;

type Work = (short: boolean) => Promise<Result>;

/** Runs the measurement or drill that the command line names; its figures are the last line. */
export const runNamed = async (command: string, works: Readonly<Record<string, Work>>): Promise<never> => {
  const [name = ''] = process.argv.slice(2);
  const work = works[name];
  if (!work) {
    console.error(`pnpm ${command} ${Object.keys(works).join(' | ')} [--short]`);
    process.exit(2);
  }
  const result = await work(process.argv.includes('--short'));
  console.log(JSON.stringify(result));
  process.exit(result.passed ? 0 : 1);
};
