import { content } from '@ayna/contracts/content';
import { routesOf } from '@ayna/kernel/module';
import { changeAnnouncement } from './actions/change-announcement.ts';
import { createAnnouncement } from './actions/create-announcement.ts';
import { markMessageRead } from './actions/mark-message-read.ts';
import { receiveMessage } from './actions/receive-message.ts';
import { removeAnnouncement } from './actions/remove-announcement.ts';
import { restoreAnnouncement } from './actions/restore-announcement.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { listAnnouncements } from './store/announcements.ts';
import { listMessages } from './store/contact-messages.ts';

export const routes = routesOf(content, {
  sendMessage: receiveMessage,
  messages: (ctx, { params }) =>
    ctx.db.acrossSalons('read contact messages', (tx) => listMessages(tx, params.page)),
  markMessageRead,
  announcements: (ctx) => ctx.db.forSalon(ctx.salon, listAnnouncements),
  createAnnouncement,
  changeAnnouncement,
  removeAnnouncement,
  restoreAnnouncement,
  personalData: showPersonalData,
});
