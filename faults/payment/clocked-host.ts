// Payment and subscription in a process of their own, on a clock that the drill turns. Each turn runs what each minute
// runs; a process that was killed meanwhile does it once it is back, as the queue would have it repeated.
import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '@ayna/kernel/ctx';
import { readEnv } from '@ayna/kernel/host/env';
import { runHost } from '@ayna/kernel/host/run';
import { paymentModule } from '@ayna/payment';
import { subscriptionModule } from '@ayna/subscription';
import { readAhead, writeDone } from './turned-clock.ts';

const modules = [paymentModule, subscriptionModule];
const clock = process.env['CLOCK_FILE'] ?? '';
const done = process.env['DONE_FILE'] ?? '';
const everyMinute = ['renew-terms', 'sweep-attempts', 'sweep-orders'];

const host = await runHost({
  env: readEnv(process.env),
  settings: process.env,
  modules,
  moduleCalls: { subscription: ['payment'] },
  now: () => Date.now() + readAhead(clock),
});

const runMinute = async (): Promise<void> => {
  const runs = modules.flatMap(({ name, schedules }) =>
    schedules
      .filter((schedule) => everyMinute.includes(schedule.name))
      .map(async (schedule) => {
        const ctx: Ctx = host.ctxFor(name);
        await schedule
          .run(ctx as never)
          .catch((error: unknown) => ctx.log.error({ err: error }, schedule.name));
      }),
  );
  await Promise.all(runs);
};

let last = Number.NaN;
for (;;) {
  const ahead = readAhead(clock);
  if (ahead !== last) {
    await runMinute();
    last = ahead;
    writeDone(done, ahead);
  }
  await pause(20);
}
