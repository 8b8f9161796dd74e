import type { CallError } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { isAuthPage, signInFrom } from './return-path.ts';
import { type Session, session } from './session.ts';
import { isFramed } from './storage.ts';
import { forgetStoredReads } from './stored-reads.ts';
import { storedResponses } from './stored-responses.ts';

/** A call that failed, with the token it was made with. */
export type ApiFailure = {
  readonly route: Pick<Route, 'method' | 'path'>;
  readonly failure: CallError;
  readonly token: string | undefined;
};

type ReporterDeps = {
  readonly session: Session;
  readonly log: (line: string, broken: boolean) => void;
  readonly clearStored: () => void;
  readonly location: () => { pathname: string; search: string; hash: string };
  readonly navigate: (address: string) => void;
};

/** The route's pattern and not the address called: that may carry a phone number or a link's secret. */
const logLine = ({ route, failure: { status, requestId } }: ApiFailure): string =>
  `api: ${route.method} ${route.path} ${status || 'unreachable'} ${requestId ?? '-'}`;

/** A refusal is an answer; what broke, or never came, is not. */
const isBroken = (status: number): boolean => status === 0 || status === 408 || status >= 500;

/** Hears of every failed call: logs it, and sends anyone who has no live session to sign in. */
export const createErrorReporter = ({
  session,
  log,
  clearStored,
  location,
  navigate,
}: ReporterDeps): ((apiFailure: ApiFailure) => void) => {
  let leaving = false;
  return (apiFailure) => {
    log(logLine(apiFailure), isBroken(apiFailure.failure.status));
    if (apiFailure.failure.status !== 401) return;
    // A late answer to an earlier session says nothing about the one that began meanwhile.
    if (session.token() !== undefined && session.token() !== apiFailure.token) return;
    session.dropTokens();
    clearStored();
    if (leaving || isAuthPage(location().pathname)) return;
    leaving = true;
    navigate(signInFrom(location()));
  };
};

/** The page's own. It leaves by a full load, so that nothing of the session stays in memory. */
export const reportApiFailure = createErrorReporter({
  session,
  log(line, broken) {
    // oxlint-disable-next-line no-console -- the browser's console is where a client logs
    (broken ? console.error : console.info)(line);
  },
  clearStored() {
    storedResponses.clear();
    void forgetStoredReads();
  },
  location: () => window.location,
  // No page but booking may be framed: there the guest begins again, with what was typed.
  navigate: (address) => (isFramed ? window.location.reload() : window.location.assign(address)),
});
