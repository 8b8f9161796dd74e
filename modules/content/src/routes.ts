import { content } from '@ayna/contracts/content';
import { routesOf } from '@ayna/kernel/module';
import { markRead } from './actions/mark-read.ts';
import { receiveMessage } from './actions/receive-message.ts';
import { listPage } from './store/contact-messages.ts';

export const routes = routesOf(content, {
  send: receiveMessage,
  page: (ctx, { params }) => ctx.db.acrossSalons('the contact inbox', (tx) => listPage(tx, params.page)),
  read: markRead,
});
