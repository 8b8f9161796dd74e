import type { ResultState } from './result-state.ts';
import { texts } from './texts.ts';

export type Step = { readonly text: string; readonly mark: 'done' | 'current' | 'failed' | 'next' };

const words = texts.steps;

const done = (text: string): Step => ({ text, mark: 'done' });

/** The way of a payment, as far as it got. `kind` is what it was for. */
export const stepsOf = (state: ResultState, kind: 'package' | 'sms'): readonly Step[] => {
  const last: Step = { text: words.changes[kind], mark: 'next' };
  switch (state) {
    case 'paid':
      return [done(words.confirmed), done(words.verified), done(words.changed[kind])];
    case 'opening':
      return [done(words.confirmed), done(words.verified), { ...last, mark: 'current' }];
    case 'verifying':
      return [done(words.returned), { text: words.checking, mark: 'current' }, last];
    case 'at-bank':
      return [done(words.bank), { text: words.waiting, mark: 'current' }, last];
    case 'declined':
      return [done(words.bank), { text: words.refused, mark: 'failed' }, last];
    case 'left':
      return [done(words.bank), { text: words.notConfirmed, mark: 'failed' }, last];
    case 'refunded':
      return [done(words.verified), done(words.refunded)];
  }
};
