import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsIn } from './check.ts';
import type { ServedRoute } from './match.ts';
import { webCallsIn } from './web-calls.ts';

const spec = `
- GET /api/Visit/by-salon/{salonCode}, optional query employeeCode (5 min); /{code}. POST /api/Visit.
- PATCH visit/{id}/status with body {paidDate}. POST /api/contact (multipart/form-data).
- Stock: /api/Stock and /by-salon.
`;

const list = `# The list

In words for people.

| Method | Path | Query | Body | Answer | Cache | Used by | Differs |
|---|---|---|---|---|---|---|---|
| GET | \`/api/Visit/by-salon/{salonCode}\` | \`employeeCode?\` | | [Visit](#visit) | 5 min | our screens | |
| GET | \`/api/Visit/{code}\` | | | [Visit](#visit) | | other clients | |
| POST | \`/api/Visit\` | | [New visit](#new-visit) | | | our screens | |
| PATCH | \`/visit/{id}/status\` | | \`paidDate\` | | | other clients | |
| POST | \`/api/contact\` | | multipart: \`message\` | | | other clients | |
| any | \`/api/Stock\` | not shown | not shown | \`amount\` | | our screens | |
| any | \`/api/Stock/by-salon\` | not shown | not shown | | | planned | |

### Visit

| Field | Values | Differs |
|---|---|---|
| \`salonCode\` | | |
| \`time.startDate\` | | |
| \`services.type\` | Session, Single | |

### New visit

| Field | Values | Differs |
|---|---|---|
| \`salonCode\` | | |
| \`amount\` | 0 | 0 is refused |
`;

const visit = z.object({
  salonCode: z.string(),
  time: z.nullable(z.object({ startDate: z.string() })),
  services: z.array(z.object({ type: z.enum(['Single', 'Session']) })),
});
const response = z.object({});

const routes: readonly ServedRoute[] = [
  {
    key: 'visit.bySalon',
    method: 'GET',
    path: '/api/Visit/by-salon/:salon',
    query: z.object({ employeeCode: z.optional(z.string()), left: z.optional(z.string()) }),
    response: z.array(visit),
  },
  { key: 'visit.one', method: 'GET', path: '/api/Visit/:code', response: visit },
  {
    key: 'visit.book',
    method: 'POST',
    path: '/api/Visit',
    body: z.object({ salonCode: z.string(), amount: z.number().check(z.gt(0)) }),
    response,
  },
  {
    key: 'visit.setStatus',
    method: 'PATCH',
    path: '/api/Visit/:id/status',
    body: z.object({ paidDate: z.string() }),
    withoutApiPrefix: true,
    response,
  },
  {
    key: 'content.send',
    method: 'POST',
    path: '/api/contact',
    body: z.object({ message: z.string() }),
    multipart: true,
    response,
  },
  { key: 'stock.one', method: 'GET', path: '/api/Stock/:code', response: z.object({ amount: z.number() }) },
];

const web = `
import { stock as goods } from '@ayna/contracts/stock';
import { visit } from '@ayna/contracts/visit';
const { routes } = visit;
const { one } = goods.routes;
const short = { staleTime: 30_000 } as const;
type Answer = ResponseOf<typeof routes.one>;
const visitsQuery = queryOptions({ queryFn: () => call(routes.bySalon, {}), ...keptFor(cacheMs.visits) });
const goodsQuery = queryOptions({ queryFn: () => call(one, {}), ...short, });
const laterQuery = queryOptions({ queryFn: () => call(routes.later, {}) });
const book = mutationOptions({ mutationFn: () => call(visit.routes.book, {}) });
`;
const webCalls = webCallsIn('web.ts', web, { otherwise: 1, visits: 300_000 });

const problemsWith = (changed: Partial<Parameters<typeof problemsIn>[0]>): readonly string[] =>
  problemsIn({ list, spec, routes, webCalls, ...changed });

test('finds the calls of the web and how long their queries stay fresh', () => {
  expect(webCalls).toEqual([
    { route: 'visit.bySalon', staleMs: 300_000 },
    { route: 'stock.one', staleMs: 30_000 },
    { route: 'visit.later', staleMs: 1 },
    { route: 'visit.book' },
  ]);
});

test('a list that agrees with spec, contracts and web has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  [
    'a call that the list leaves out',
    list.replace(/\| POST \| `\/api\/Visit`.*\n/, ''),
    ['no call carries New visit', 'no call carries New visit', 'the list leaves out POST /api/Visit'],
  ],
  [
    'a name that the list leaves out',
    list.replace('`paidDate`', 'not shown'),
    ['the list leaves out paidDate'],
  ],
  [
    'a call that the spec does not have',
    list.replace('| any | `/api/Stock`', '| any | `/api/Shelf`'),
    ['/api/Shelf: the spec has no such call', '/api/Shelf: no contract has it', 'leaves out any /api/Stock'],
  ],
  [
    'a query key of another name',
    list.replace('`employeeCode?`', '`employeeCode?`, `employee?`'),
    ['the query has no employee?'],
  ],
  ['an answer of another name', list.replace('`amount` | |', '`count` | |'), ['the answer has no count']],
  [
    'a field of another name',
    list.replace('`time.startDate`', '`time.beginDate`'),
    ['GET /api/Visit/by-salon/{salonCode} has no time.beginDate', '/api/Visit/{code} has no time.beginDate'],
  ],
  [
    'an entity that does not exist',
    list.replace('[Visit](#visit) | |', '[Guest](#guest) | |'),
    ['GET /api/Visit/{code}: there is no entity Guest'],
  ],
  [
    'a value that is refused',
    list.replace('Session, Single', 'Session, Double'),
    ['refuses services.type Double', 'refuses services.type Double'],
  ],
  [
    'a difference without a reason',
    list.replace('| 0 | 0 is refused |', '| 0 | |'),
    ['New visit: POST /api/Visit refuses amount 0'],
  ],
  [
    'a reason without a difference',
    list.replace('| 0 | 0 is refused |', '| 1 | 0 is refused |'),
    ['New visit: is marked as different, but follows the spec'],
  ],
  [
    'a cache time that spec and web do not have',
    list.replace('5 min', '10 min'),
    ['the spec caches it for 5 min, not for 10 min', 'the web caches it for 300000 ms'],
  ],
  ['a cache time that is left out', list.replace('5 min', ''), ['the spec caches it for 5 min, not for ']],
  [
    'a call that our screens do not use',
    list.replace('| [Visit](#visit) | | other clients', '| [Visit](#visit) | | our screens'),
    ['GET /api/Visit/{code}: is used by other clients, not by our screens'],
  ],
  [
    'a call that our screens use',
    list.replace('our screens', 'other clients'),
    ['is used by our screens, not by other clients'],
  ],
  [
    'a planned call that exists',
    list.replace('`amount` | | our screens', '| | planned'),
    ['any /api/Stock: is planned, but the contracts have stock.one'],
  ],
  [
    'a row of another shape',
    list.replace('| | planned | |', '| | planned |'),
    ['cannot be read', 'leaves out'],
  ],
])('finds %s', (_, changed, problems) => {
  expect(problemsWith({ list: changed })).toEqual(problems.map((text) => expect.stringContaining(text)));
});

const routesWithout = (key: string, news?: Partial<ServedRoute>): readonly ServedRoute[] =>
  routes.flatMap((route) => (route.key === key ? (news ? [{ ...route, ...news }] : []) : [route]));

test.each([
  [
    'a call that no contract has',
    routesWithout('visit.setStatus'),
    ['/visit/{id}/status: no contract has it'],
  ],
  [
    'a call that no longer answers without /api',
    routesWithout('visit.setStatus', { withoutApiPrefix: undefined }),
    ['/visit/{id}/status: no contract has it'],
  ],
  [
    'a key that the contract requires and the spec does not name',
    routesWithout('visit.one', { query: z.object({ salonCode: z.string() }) }),
    ['GET /api/Visit/{code}: the query requires salonCode'],
  ],
  [
    'an optional key that the contract requires',
    routesWithout('visit.bySalon', { query: z.object({ employeeCode: z.string() }) }),
    ['the query requires employeeCode'],
  ],
  [
    'a form that is no longer multipart',
    routesWithout('content.send', { multipart: undefined }),
    ['POST /api/contact: the body is not multipart'],
  ],
])('finds %s', (_, changed, problems) => {
  expect(problemsWith({ routes: changed })).toEqual(problems.map((text) => expect.stringContaining(text)));
});

test('finds a query of the web that is cached for another time', () => {
  const slow = webCallsIn('web.ts', web, { otherwise: 1, visits: 600_000 });
  expect(problemsWith({ webCalls: slow })).toEqual([
    'line 7: GET /api/Visit/by-salon/{salonCode}: the web caches it for 600000 ms',
  ]);
});
