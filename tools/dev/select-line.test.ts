import { expect, test } from 'vitest';
import { selectLine } from './select-line.ts';

test.each([
  'api: {"level":30,"msg":"serving","url":"http://127.0.0.1:4000"}',
  'web: {"level":"info","msg":"listening"}',
  'web: 11:58:43 AM [vite] (client) hmr update /app/root.tsx, /app/app.css?direct',
  'web: 11:58:43 AM [vite] (ssr) page reload app/root.tsx',
  'web: 11:58:43 AM [vite] (ssr) hmr update /app/features/calendar/grid/block.css',
])('hides %s', (line) => {
  expect(selectLine(line)).toBeUndefined();
});

test.each([
  "api: Restarting 'src/main.ts'",
  "api: SyntaxError: Unexpected token ')'",
  'web: 11:58:43 AM [vite] (client) page reload app/paths.ts',
  'web: 11:58:43 AM [vite] (ssr) An error happened during full reload',
  'web: 11:58:43 AM [vite] Internal server error: Unexpected token (3:1)',
])('shows %s', (line) => {
  expect(selectLine(line)).toBe(line);
});

test('shows a warning or an error of the log with its stack', () => {
  const stack = 'Error: no connection\n    at listHolidays (list-holidays.ts:1:1)';
  const log = {
    level: 50,
    time: '12:15',
    host: 'auth,salon',
    path: '/api/x',
    err: { type: 'Error', message: 'x', stack },
    msg: 'call failed',
  };
  expect(selectLine(`api: ${JSON.stringify(log)}`)).toBe(`api: call failed {"path":"/api/x"}\n${stack}`);
  expect(selectLine('web: {"level":"error","msg":"request failed","error":"Error: broken"}')).toBe(
    'web: request failed {}\nError: broken',
  );
  expect(selectLine('api: {"level":40,"msg":"database connection lost"}')).toBe(
    'api: database connection lost {}',
  );
});
