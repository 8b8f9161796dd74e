import { content } from '@ayna/contracts/content';
import { routesOf } from '@ayna/kernel/module';
import { changeAnnouncement } from './actions/change-announcement.ts';
import { createAnnouncement } from './actions/create-announcement.ts';
import { listInbox } from './actions/list-inbox.ts';
import { markMessageRead } from './actions/mark-message-read.ts';
import { receiveMessage } from './actions/receive-message.ts';
import { removeAnnouncement } from './actions/remove-announcement.ts';
import { restoreAnnouncement } from './actions/restore-announcement.ts';
import { setMessageAnswered } from './actions/set-message-answered.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { listAnnouncements } from './store/announcements.ts';

export const routes = routesOf(content, {
  sendMessage: receiveMessage,
  messages: listInbox,
  markMessageRead,
  setMessageAnswered,
  announcements: (ctx) => ctx.db.forSalon(ctx.salon, listAnnouncements),
  createAnnouncement,
  changeAnnouncement,
  removeAnnouncement,
  restoreAnnouncement,
  personalData: showPersonalData,
});
