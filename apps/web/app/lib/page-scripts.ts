/** What a route may say of its page, as `export const handle = { scripts: false } satisfies PageHandle`. */
export type PageHandle = {
  /** `false` where the page needs no framework in the browser: it is then sent without one. */
  readonly scripts: boolean;
};

const says = (handle: unknown, scripts: boolean): boolean =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === scripts;

/** Whether the page of these routes, from the root to the leaf, is sent with the framework's script. */
export const sendsScripts = (routes: readonly { readonly handle?: unknown }[]): boolean => {
  const last = routes.findLast(({ handle }) => says(handle, true) || says(handle, false));
  return last === undefined || says(last.handle, true);
};
