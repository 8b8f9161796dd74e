// violates: TS2322
import type { EventCtx } from '@ayna/kernel/ctx';
import { defineModule, on, type WithProviders } from '@ayna/kernel/module';
import { chairMoved, routes } from './valid.ts';

const post = async (ctx: EventCtx & WithProviders<{ mail: (text: string) => Promise<void> }>) => ctx.providers.mail('x');

// Its listener sends mail, but `providers` opens no mail client.
export const chairs = defineModule({
  name: 'chairs',
  home: '.',
  routes,
  listeners: [on(chairMoved, post)],
  providers: () => ({}),
});
