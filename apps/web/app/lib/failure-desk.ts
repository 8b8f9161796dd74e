import type { CallError } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { type Session, session } from './session.ts';
import { storedAnswers } from './stored-answers.ts';
import { isWayIn, signInFrom } from './way-back.ts';

/** A call that failed, with the token it was made with. */
export type Heard = {
  readonly route: Pick<Route, 'method' | 'path'>;
  readonly failure: CallError;
  readonly token: string | undefined;
};

type Desk = {
  readonly session: Session;
  readonly log: (line: string, broken: boolean) => void;
  readonly forget: () => void;
  readonly here: () => { pathname: string; search: string; hash: string };
  readonly go: (address: string) => void;
};

/** The route's pattern and not the address called: that may carry a phone number or a link's secret. */
const lineOf = ({ route, failure: { status, requestId } }: Heard): string =>
  `api: ${route.method} ${route.path} ${status || 'unreachable'} ${requestId ?? '-'}`;

/** A refusal is an answer; what broke, or never came, is not. */
const isBroken = (status: number): boolean => status === 0 || status === 408 || status >= 500;

/** Hears of every failed call: logs it, and sends whoever has no live session to sign in. */
export const failureDesk = ({ session, log, forget, here, go }: Desk): ((heard: Heard) => void) => {
  let leaving = false;
  return (heard) => {
    log(lineOf(heard), isBroken(heard.failure.status));
    if (heard.failure.status !== 401) return;
    // A late answer to an earlier session says nothing about the one that began meanwhile.
    if (session.token() !== undefined && session.token() !== heard.token) return;
    session.dropTokens();
    forget();
    if (leaving || isWayIn(here().pathname)) return;
    leaving = true;
    go(signInFrom(here()));
  };
};

/** The page's own. It leaves by a full load, so that nothing of the session stays in memory. */
export const hearFailure = failureDesk({
  session,
  log(line, broken) {
    // oxlint-disable-next-line no-console -- the browser's console is where a client logs
    (broken ? console.error : console.info)(line);
  },
  forget: storedAnswers.clear,
  here: () => window.location,
  go: (address) => window.location.assign(address),
});
