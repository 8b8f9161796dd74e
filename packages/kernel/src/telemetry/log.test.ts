import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('attack 60: of an error only type, message, code and stack are written', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "people_phone"'), {
    code: '23505',
    detail: 'Key (phone)=(+905321234567) already exists.',
    parameters: ['+905321234567'],
    body: { password: 'mavi-tren-bulut' },
  });
  const outer = new Error('could not store the person', { cause: refused });
  const written = describeError(outer);
  expect(written).toMatchObject({
    type: 'Error',
    message: 'could not store the person',
    cause: { code: '23505', message: refused.message },
  });
  expect(JSON.stringify(written)).not.toMatch(/532123|mavi-tren/);
});

test('what was thrown and is no error is named by its type alone', () => {
  expect(describeError('+905321234567')).toEqual({ type: 'string', message: '' });
});
