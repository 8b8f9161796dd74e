/** What a call without a body comes back with, whenever it was sent. */
export type SentResponse = { readonly response: Response; readonly text: string };

/** Left by `EarlyCallsScript`: the calls that were sent before this script was there, by their address. */
type EarlyCalls = {
  readonly token: string;
  readonly calls: Record<string, Promise<SentResponse | undefined>>;
};

const page = globalThis as { aynaEarlyCalls?: EarlyCalls };

/**
 * The response to a call that the page sent ahead with the same token: once, so that the next one asks the server. Any
 * other call waits until those ahead of it are through: together they would be more than the spec allows at a time.
 */
export const takeEarlyResponse = async (
  url: string,
  token: string | undefined,
): Promise<SentResponse | undefined> => {
  const { aynaEarlyCalls: early } = page;
  if (!early) return undefined;
  const sent = early.token === token ? early.calls[url] : undefined;
  if (!sent) return void (await Promise.all(Object.values(early.calls)));
  delete early.calls[url];
  return sent;
};

/** What somebody has changed meanwhile must be read again. */
export const dropEarlyResponses = (): void => {
  delete page.aynaEarlyCalls;
};
