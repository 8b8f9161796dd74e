/** What a route may say of its page, as `export const handle = { scripts: false } satisfies PageHandle`. */
export type PageHandle = {
  /** `false` where the page needs no framework in the browser: it is then sent without one. */
  readonly scripts: boolean;
  /** `true` where the page carries the styles of its first sight in itself; only for one without scripts. */
  readonly criticalCss?: true;
  /** `true` where the page is the same for everybody and at all times: it is rendered once. */
  readonly constant?: true;
};

const hasScripts = (handle: unknown, scripts: boolean): boolean =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === scripts;

/** Whether the page of these routes, from the root to the leaf, is sent with the framework's script. */
export const sendsScripts = (routes: readonly { readonly handle?: unknown }[]): boolean => {
  const last = routes.findLast(({ handle }) => hasScripts(handle, true) || hasScripts(handle, false));
  return last === undefined || hasScripts(last.handle, true);
};

const has = (handle: unknown, key: keyof PageHandle): boolean =>
  typeof handle === 'object' && handle !== null && key in handle;

/** Whether the page of these routes brings the styles of its first sight along. */
export const inlinesCriticalCss = (routes: readonly { readonly handle?: unknown }[]): boolean =>
  has(routes.at(-1)?.handle, 'criticalCss') && !sendsScripts(routes);

/** Whether the page of these routes may be rendered once for all. */
export const isConstant = (routes: readonly { readonly handle?: unknown }[]): boolean =>
  has(routes.at(-1)?.handle, 'constant') && !sendsScripts(routes);
