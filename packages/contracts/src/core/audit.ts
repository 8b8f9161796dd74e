import * as z from 'zod/mini';
import { role } from './accounts.ts';
import { get } from './contract.ts';
import { code, queryInt } from './shapes.ts';
import { calendarDate, spanChecks } from './wall-clock.ts';
import { admin } from './who.ts';

// The audit log as the platform's staff reads it, used by `@ayna/contracts/auth`.

/** Entries that are read together; an action that no kind knows is `other`. */
export const auditKinds = [
  'rights',
  'package',
  'status',
  'account',
  'sign-in',
  'data',
  'events',
  'other',
] as const;

const kind = z.enum(auditKinds);

export type AuditKind = z.output<typeof kind>;

const auditEntry = z.object({
  code,
  at: z.iso.datetime(),
  kind,
  action: z.string(),
  /** Null where the platform itself did it. A deleted account has no name any more. */
  actor: z.nullable(z.object({ code, name: z.nullable(z.string()), role: z.nullable(role) })),
  /** The person it is about. */
  subject: z.nullable(z.object({ code, name: z.nullable(z.string()) })),
  /** The salon it is about; the caller asks `GET /api/Salon/all?codes=` for names. */
  salonCode: z.nullable(code),
  reason: z.nullable(z.string()),
  /** What it was and what it became: groups, a state, a day, a package. */
  before: z.nullable(z.array(z.string())),
  after: z.nullable(z.array(z.string())),
  /** What else is known: days, rows, a module. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** From where, masked: the first half of the address. */
  address: z.nullable(z.string()),
  requestId: z.string(),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** Lists in a query string, separated by commas. */
const commaSeparated = z.pipe(
  z.string().check(z.maxLength(800)),
  z.transform((text: string) => text.split(',')),
);
const codesInQuery = z.pipe(commaSeparated, z.array(code).check(z.maxLength(20)));
const kindsInQuery = z.pipe(commaSeparated, z.array(kind).check(z.maxLength(auditKinds.length)));

export const auditRoutes = {
  audit: get('/api/user/audit', {
    who: admin,
    summary:
      'The audit log of at most 400 days, newest first; `after` is the `next` of the page before. `s` searches people, reasons and codes, and salons by `orSalons`, since only module salon knows their names',
    query: z
      .object({
        from: calendarDate,
        to: calendarDate,
        s: z.optional(z.string().check(z.maxLength(100))),
        orSalons: z.optional(codesInQuery),
        actor: z.optional(code),
        /** Done by the platform's staff, or by the platform itself. */
        by: z.optional(z.enum(['staff', 'system'])),
        salonCode: z.optional(code),
        kinds: z.optional(kindsInQuery),
        after: z.optional(
          z.string().check(z.regex(/^\d{1,15}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
        ),
        limit: z.optional(queryInt(1, 500)),
      })
      .check(...spanChecks('from', 'to', 400)),
    response: z.object({
      items: z.array(auditEntry),
      /** Null on the last page. */
      next: z.nullable(z.string()),
      /** How many entries of each kind match, whatever `kinds` selects; null beyond the first page. */
      counts: z.nullable(z.array(z.object({ kind, count: z.int() }))),
    }),
  }),
};
