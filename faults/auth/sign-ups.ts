import { setTimeout as pause } from 'node:timers/promises';
import { auth, type Challenge } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { newCode } from '@ayna/kernel/codes';
import { runInParallel } from '../run-in-parallel.ts';
import type { TestProduct } from '../test-product.ts';

type SignUp = { readonly phone: string; readonly challenge: Challenge };

/** Repeats the call with the same key until there is a response, as the sign-up form does. */
const signUp = async ({ as }: TestProduct, index: number): Promise<SignUp> => {
  const phone = `+90535${String(index).padStart(7, '0')}`;
  const call = as({ 'idempotency-key': newCode() });
  const body = {
    kind: 'customer' as const,
    name: 'Isil',
    lastname: 'Kara',
    phone,
    email: `kisi${index}@ornek.com`,
    password: 'mavi-tren-bulut',
    marketingSms: false,
    marketingMail: false,
    photos: false,
  };
  for (;;) {
    try {
      return { phone, challenge: await call(auth.routes.signUp, { body }) };
    } catch (error) {
      if (error instanceof CallError && error.status < 500) throw error;
      await pause(100);
    }
  }
};

const codeIn = (text: string): string => text.match(/\d{6}/)?.[0] ?? '';

const SETTLE_TIMEOUT_MS = 150_000;

/** Counts the code messages by state, read from the tables. */
const countMessages = async ({ query }: TestProduct) => {
  const [found] = await query<{ messages: number; open: number; unknown: number }>(
    `select count(*)::int as messages,
       count(*) filter (where state in ('planned', 'handed'))::int as open,
       count(*) filter (where state = 'unknown')::int as unknown
     from notification.messages where channel = 'sms' and recipient like '+90535%'`,
  );
  return found ?? { messages: 0, open: 0, unknown: 0 };
};

/** Waits until every message was handed to the provider or is marked as unknown. */
const waitUntilSettled = async (product: TestProduct, signUps: number) => {
  const until = performance.now() + SETTLE_TIMEOUT_MS;
  for (;;) {
    const now = await countMessages(product);
    if ((now.messages >= signUps && now.open === 0) || performance.now() > until) return now;
    await pause(250);
  }
};

const codesSentTo = ({ netgsm }: TestProduct, phone: string): string[] => [
  ...new Set(netgsm.sent.filter(({ number }) => phone === `+${number}`).map(({ text }) => codeIn(text))),
];

/** Counts the codes sent to this number that activate the account. */
const countActivations = async (product: TestProduct, { phone, challenge }: SignUp): Promise<number> => {
  let activated = 0;
  for (const code of codesSentTo(product, phone))
    await product
      .as()(auth.routes.activate, { body: { challenge: challenge.challenge, code } })
      .then(
        () => (activated += 1),
        () => undefined,
      );
  return activated;
};

/** Requests another code, as the screen offers after a minute. */
const resendAndActivate = async (product: TestProduct, one: SignUp): Promise<number> => {
  await pause(Math.max(0, Date.parse(one.challenge.resendAt) - Date.now()));
  await product.as()(auth.routes.resendCode, { body: { challenge: one.challenge.challenge } });
  const until = performance.now() + 30_000;
  while (codesSentTo(product, one.phone).length === 0 && performance.now() < until) await pause(100);
  return countActivations(product, one);
};

const sumOver = async (all: readonly SignUp[], count: (one: SignUp) => Promise<number>): Promise<number> => {
  let sum = 0;
  await runInParallel(all, 8, async (one) => {
    const counted = await count(one);
    sum += counted;
  });
  return sum;
};

/** People sign up while the host is killed repeatedly: nobody ever has two codes that both activate the account. */
export const runSignUpDrill = async (
  product: TestProduct,
  plan: { readonly signUps: number; readonly kills: number },
) => {
  const { signUps, kills } = plan;
  const done: SignUp[] = [];
  let killed = 0;
  let pendingKill = Promise.resolve();
  const killEvery = Math.ceil(signUps / (kills + 1));
  const kill = async (before: Promise<void>): Promise<void> => {
    await before;
    await pause(Math.random() * 80);
    await product.host.kill();
    killed += 1;
    await product.host.start();
  };
  await runInParallel(Array.from({ length: signUps }), 8, async (_, index) => {
    done.push(await signUp(product, index));
    if (done.length % killEvery === 0 && done.length / killEvery <= kills) pendingKill = kill(pendingKill);
  });
  await pendingKill;

  const settled = await waitUntilSettled(product, signUps);
  const codesPerPerson = done.map(({ phone }) => codesSentTo(product, phone).length);
  const activated = await sumOver(done, (one) => countActivations(product, one));
  // If the host is killed while it hands over a message, the message is marked unknown and not sent again.
  const withoutCode = done.filter(({ phone }) => codesSentTo(product, phone).length === 0);
  const activatedLater = await sumOver(withoutCode, (one) => resendAndActivate(product, one));
  return {
    signUps: done.length,
    kills: killed,
    ...settled,
    activated,
    activatedLater,
    mostCodesAtOnce: Math.max(...codesPerPerson),
    passed:
      done.length === signUps &&
      settled.open === 0 &&
      Math.max(...codesPerPerson) <= 1 &&
      withoutCode.length <= settled.unknown &&
      activated + activatedLater === signUps,
  };
};
