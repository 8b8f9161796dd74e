// pnpm bench NAME [--short]: measures, prints one JSON line last, and fails below the goal.
const benches: Readonly<Record<string, () => Promise<{ bench: (short: boolean) => Promise<Result> }>>> = {
  door: () => import('./door/bench.ts'),
};

export type Result = { readonly name: string; readonly passed: boolean } & Readonly<Record<string, unknown>>;

const [name = ''] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  console.error(`pnpm bench ${Object.keys(benches).join(' | ')} [--short]`);
  process.exit(2);
}
const { bench } = await load();
const result = await bench(process.argv.includes('--short'));
console.log(JSON.stringify(result));
process.exit(result.passed ? 0 : 1);
