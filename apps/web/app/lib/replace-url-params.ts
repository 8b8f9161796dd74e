/** Browsers count how often an address changes, and each change takes its time: anyone who types pauses first. */
const debounceMs = 300;

let pending: { readonly timer: ReturnType<typeof setTimeout>; readonly path: string } | undefined;
let pendingParams: Record<string, string> = {};

const write = (path: string): void => {
  const address = new URL(window.location.href);
  const params = pendingParams;
  pending = undefined;
  pendingParams = {};
  // Somebody left meanwhile: the parameters are not those of the page that is there now.
  if (address.pathname !== path) return;
  for (const [name, value] of Object.entries(params)) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, '', address);
};

/**
 * Puts these parameters into the address without telling the router, which would draw the whole page again with
 * every letter of a search. Going back and reloading find them there.
 */
export const replaceUrlParams = (params: Readonly<Record<string, string>>): void => {
  const path = window.location.pathname;
  if (pending) clearTimeout(pending.timer);
  pendingParams = pending?.path === path ? { ...pendingParams, ...params } : { ...params };
  pending = { path, timer: setTimeout(() => write(path), debounceMs) };
};
