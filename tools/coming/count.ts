type Route = {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly Route[] | undefined;
};

/** The addresses whose screen is that of `features/coming`, in the order of the table. */
export const comingIn = (routes: readonly Route[]): readonly string[] =>
  routes.flatMap(({ path, file, children = [] }) => [
    ...(file.startsWith('features/coming/') ? [path ?? ''] : []),
    ...comingIn(children),
  ]);
