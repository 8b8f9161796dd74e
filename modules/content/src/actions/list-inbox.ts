import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { toSearchTerms } from '@ayna/contracts/core/search-text';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { listMessages } from '../store/contact-messages.ts';

export const listInbox = (ctx: PersonCtx, { params, query }: InputOf<typeof content.routes.messages>) =>
  ctx.db.acrossSalons('read contact messages', (tx) =>
    listMessages(tx, params.page, { terms: toSearchTerms(query.s ?? ''), state: query.state }),
  );
