// red: TS2322
import type { HeardCtx } from '@ayna/kernel/ctx';
import { defineModule, on, type Reaching } from '@ayna/kernel/module';
import { chairMoved, routes } from './green.ts';

const post = async (ctx: HeardCtx & Reaching<{ mail: (text: string) => Promise<void> }>) => ctx.outside.mail('x');

// Its listener sends mail, but nobody opened the way out.
export const chairs = defineModule({
  name: 'chairs',
  home: '.',
  routes,
  listeners: [on(chairMoved, post)],
  outside: () => ({}),
});
