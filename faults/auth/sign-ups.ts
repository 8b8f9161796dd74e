import { setTimeout as pause } from 'node:timers/promises';
import { auth, type Challenge } from '@ayna/contracts/auth';
import { CallFailed } from '@ayna/contracts/core/client';
import { newCode } from '@ayna/kernel/codes';
import { inParallel, type Scene } from '../scene.ts';

type SignUp = { readonly phone: string; readonly challenge: Challenge };

/** Asks again with the same key until there is an answer, as our own form does. */
const signUp = async ({ as }: Scene, index: number): Promise<SignUp> => {
  const phone = `+90535${String(index).padStart(7, '0')}`;
  const call = as({ 'idempotency-key': newCode() });
  const body = {
    kind: 'customer' as const,
    name: 'Isil',
    lastname: 'Kara',
    phone,
    email: `kisi${index}@ornek.com`,
    password: 'mavi-tren-bulut',
    noticeRead: true as const,
    marketingSms: false,
    marketingMail: false,
    photos: false,
  };
  for (;;) {
    try {
      return { phone, challenge: await call(auth.routes.signUp, { body }) };
    } catch (error) {
      if (error instanceof CallFailed && error.status < 500) throw error;
      await pause(100);
    }
  }
};

const digitsIn = (text: string): string => text.match(/\d{6}/)?.[0] ?? '';

const patienceMs = 150_000;

/** What became of the codes, as the tables tell it. */
const fates = async ({ rows }: Scene) => {
  const [found] = await rows<{ noted: number; open: number; unknown: number }>(
    `select count(*)::int as noted,
       count(*) filter (where state in ('planned', 'handed'))::int as open,
       count(*) filter (where state = 'unknown')::int as unknown
     from notification.messages where channel = 'sms' and recipient like '+90535%'`,
  );
  return found ?? { noted: 0, open: 0, unknown: 0 };
};

/** Every code was handed over, or nobody knows any more whether it was. */
const untilSettled = async (scene: Scene, signUps: number) => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const now = await fates(scene);
    if ((now.noted >= signUps && now.open === 0) || performance.now() > until) return now;
    await pause(250);
  }
};

const codesTo = ({ netgsm }: Scene, phone: string): string[] => [
  ...new Set(netgsm.sent.filter(({ number }) => phone === `+${number}`).map(({ text }) => digitsIn(text))),
];

/** How many of the codes that went to this number open its door. */
const doorsOpened = async (scene: Scene, { phone, challenge }: SignUp): Promise<number> => {
  let opened = 0;
  for (const code of codesTo(scene, phone))
    await scene
      .as()(auth.routes.activate, { body: { challenge: challenge.challenge, code } })
      .then(
        () => (opened += 1),
        () => undefined,
      );
  return opened;
};

/** Who got no code asks for another, as the screen offers after a minute. */
const askAgain = async (scene: Scene, one: SignUp): Promise<number> => {
  await pause(Math.max(0, Date.parse(one.challenge.resendAt) - Date.now()));
  await scene.as()(auth.routes.resendCode, { body: { challenge: one.challenge.challenge } });
  const until = performance.now() + 30_000;
  while (codesTo(scene, one.phone).length === 0 && performance.now() < until) await pause(100);
  return doorsOpened(scene, one);
};

const total = async (all: readonly SignUp[], count: (one: SignUp) => Promise<number>): Promise<number> => {
  let sum = 0;
  await inParallel(all, 8, async (one) => {
    const counted = await count(one);
    sum += counted;
  });
  return sum;
};

/** People sign up while the host dies again and again: nobody ever holds two codes that both open the door. */
export const signUpDrill = async (
  scene: Scene,
  plan: { readonly signUps: number; readonly kills: number },
) => {
  const { signUps, kills } = plan;
  const done: SignUp[] = [];
  let killed = 0;
  let killing = Promise.resolve();
  const every = Math.ceil(signUps / (kills + 1));
  const kill = async (before: Promise<void>): Promise<void> => {
    await before;
    await pause(Math.random() * 80);
    await scene.host.kill();
    killed += 1;
    await scene.host.start();
  };
  await inParallel(Array.from({ length: signUps }), 8, async (_, index) => {
    done.push(await signUp(scene, index));
    if (done.length % every === 0 && done.length / every <= kills) killing = kill(killing);
  });
  await killing;

  const settled = await untilSettled(scene, signUps);
  const holders = done.map(({ phone }) => codesTo(scene, phone).length);
  const opened = await total(done, (one) => doorsOpened(scene, one));
  // Where the host died in the middle of handing over, it does not send again blindly.
  const without = done.filter(({ phone }) => codesTo(scene, phone).length === 0);
  const openedLater = await total(without, (one) => askAgain(scene, one));
  return {
    signUps: done.length,
    kills: killed,
    ...settled,
    opened,
    openedLater,
    mostCodesAtOnce: Math.max(...holders),
    passed:
      done.length === signUps &&
      settled.open === 0 &&
      Math.max(...holders) <= 1 &&
      without.length <= settled.unknown &&
      opened + openedLater === signUps,
  };
};
