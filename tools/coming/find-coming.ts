type Route = {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly Route[] | undefined;
};

/** The paths that show the placeholder screen of `features/coming`, in the order of the route table. */
export const findComingPaths = (routes: readonly Route[]): readonly string[] =>
  routes.flatMap(({ path, file, children = [] }) => [
    ...(file.startsWith('features/coming/') ? [path ?? ''] : []),
    ...findComingPaths(children),
  ]);
