import { paths } from '../../apps/web/app/paths.ts';

export type Screen = { readonly name: string; readonly path: string };

/** Sample values for the parameters of a path. */
const samples: Readonly<Record<string, string>> = {
  path: 'salon-ayna',
  token: 'sample-token',
  salonCode: 'sample-salon',
  code: 'sample-code',
};

const fillParams = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? 'sample');

/** One screen for each path, and one for a path that does not exist. */
export const screens: readonly Screen[] = [
  ...Object.entries(paths).map(([name, path]) => ({ name, path: fillParams(path) })),
  { name: 'notFound', path: '/no/such/page' },
];

/** The named screens, or all. */
export const selectScreens = (names: readonly string[]): readonly Screen[] => {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no screen called ${unknown.join(', ')}. Screens: ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name));
};
