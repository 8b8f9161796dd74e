const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export type Limit = { readonly key: string; readonly max: number; readonly seconds: number };

type SmsKind = 'code' | 'invitation' | 'notice';

/** An SMS that is about to be sent. `salonCode` is null when the platform itself sends it. */
export type DueSms = {
  readonly kind: SmsKind;
  readonly recipient: string;
  readonly salonCode: string | null;
  readonly sender: string | null;
};

/** A number gets at most one SMS a minute, for whatever reason. */
export const numberGap = ({ recipient }: DueSms): Limit => ({
  key: `gap ${recipient}`,
  max: 1,
  seconds: MINUTE,
});

/**
 * How much longer an SMS waits after the gap. Somebody looks at the phone and waits for a code, so a waiting
 * code goes before a waiting invitation.
 */
export const yieldMs = ({ kind }: DueSms): number => (kind === 'code' ? 0 : 30_000);

/** Kinds are counted apart, so that invitations never use up a person's codes. */
const perNumber: Readonly<Record<SmsKind, { readonly hour: number; readonly day: number }>> = {
  code: { hour: 10, day: 20 },
  invitation: { hour: 2, day: 3 },
  notice: { hour: 3, day: 6 },
};

const PER_SENDER_A_DAY = 30;
const PER_SALON_A_DAY = 40;

/** What one SMS spends, in a fixed order so that two of them never deadlock. One without room is not sent. */
export const smsBudgets = ({ kind, recipient, salonCode, sender }: DueSms): Limit[] => {
  const { hour, day } = perNumber[kind];
  return [
    { key: `${kind} number hour ${recipient}`, max: hour, seconds: HOUR },
    { key: `${kind} number day ${recipient}`, max: day, seconds: DAY },
    ...(sender ? [{ key: `sender day ${sender}`, max: PER_SENDER_A_DAY, seconds: DAY }] : []),
    ...(salonCode ? [{ key: `salon day ${salonCode}`, max: PER_SALON_A_DAY, seconds: DAY }] : []),
  ];
};

/**
 * The breaker: all SMS of the platform in one hour. Codes are counted apart, so that nothing else keeps people
 * from signing in.
 */
export const platformBudget = ({ kind }: DueSms, perHour: number): Limit => ({
  key: kind === 'code' ? 'platform hour code' : 'platform hour',
  max: perHour,
  seconds: HOUR,
});

/** One alarm for each hour in which the breaker is open. */
export const alarmLimit = (budget: Limit): Limit => ({ key: `alarm ${budget.key}`, max: 1, seconds: HOUR });
