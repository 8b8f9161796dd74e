import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { fullName } from '@ayna/domain/names';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { maskAddress } from '../rules/audit-address.ts';
import { parseCursor, toCursor } from '../rules/audit-cursor.ts';
import { readDetails } from '../rules/audit-details.ts';
import { actionsOf, countKinds, kindOf } from '../rules/audit-kinds.ts';
import { toAuditSearch } from '../rules/audit-search.ts';
import { roleOf } from '../rules/role.ts';
import { countAuditActions, readAuditPage, readAuditPeople } from '../store/audit-log.ts';

const PAGE_SIZE = 50;

type Row = Awaited<ReturnType<typeof readAuditPage>>[number];
type People = Awaited<ReturnType<typeof readAuditPeople>>;

const toEntry = ({ actor, subject, details, address, at, ...row }: Row, people: People) => {
  const nameOf = (code: string) => {
    const one = people.get(code);
    return one ? fullName(one) : null;
  };
  const author = actor === null ? undefined : people.get(actor);
  return {
    ...row,
    at: at.toISOString(),
    kind: kindOf(row.action),
    actor:
      actor === null
        ? null
        : { code: actor, name: nameOf(actor), role: author ? roleOf(author, author.memberships) : null },
    subject: subject === null ? null : { code: subject, name: nameOf(subject) },
    address: maskAddress(address),
    ...readDetails(details),
  };
};

/** One entry more than the page is read: it says whether there is another page. */
export const listAudit = (ctx: PersonCtx, { query }: InputOf<typeof auth.routes.audit>) => {
  const { s = '', orSalons = [], kinds, after, limit = PAGE_SIZE, ...rest } = query;
  const filter = { ...rest, search: toAuditSearch(s), orSalons };
  return ctx.db.acrossSalons('read the audit log', async (tx) => {
    const rows = await readAuditPage(tx, {
      filter,
      actions: kinds ? actionsOf(kinds) : null,
      after: after ? parseCursor(after) : null,
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const people = await readAuditPeople(tx, [
      ...new Set(page.flatMap(({ actor, subject }) => [actor, subject].filter((code) => code !== null))),
    ]);
    return {
      items: page.map((row) => toEntry(row, people)),
      next: last ? toCursor(last) : null,
      counts: after ? null : countKinds(await countAuditActions(tx, filter)),
    };
  });
};
