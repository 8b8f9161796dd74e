import { paths } from '../../apps/web/app/paths.ts';

export type Screen = { readonly name: string; readonly path: string };

/** What stands in an address for a `:name`. */
const samples: Readonly<Record<string, string>> = {
  path: 'salon-ayna',
  token: 'sample-token',
  salonCode: 'sample-salon',
  code: 'sample-code',
};

const filled = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? 'sample');

/** A screen of every line of the route table, and one of an address that it lacks. */
export const screens: readonly Screen[] = [
  ...Object.entries(paths).map(([name, path]) => ({ name, path: filled(path) })),
  { name: 'notFound', path: '/no/such/page' },
];

/** Those named, or all. */
export const chosenScreens = (names: readonly string[]): readonly Screen[] => {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no screen called ${unknown.join(', ')}, but ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name));
};
