import { content } from '@ayna/contracts/content';
import { routesOf } from '@ayna/kernel/module';
import { announce } from './actions/announce.ts';
import { changeAnnouncement } from './actions/change-announcement.ts';
import { markRead } from './actions/mark-read.ts';
import { receiveMessage } from './actions/receive-message.ts';
import { removeAnnouncement } from './actions/remove-announcement.ts';
import { restoreAnnouncement } from './actions/restore-announcement.ts';
import { listAnnouncements } from './store/announcements.ts';
import { listPage } from './store/contact-messages.ts';

export const routes = routesOf(content, {
  send: receiveMessage,
  page: (ctx, { params }) => ctx.db.acrossSalons('the contact inbox', (tx) => listPage(tx, params.page)),
  read: markRead,
  announcements: (ctx) => ctx.db.forSalon(ctx.salon, listAnnouncements),
  announce,
  changeAnnouncement,
  removeAnnouncement,
  restoreAnnouncement,
});
