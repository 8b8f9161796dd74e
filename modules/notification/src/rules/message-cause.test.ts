import { expect, test } from 'vitest';
import { invitationCause, invitationOf } from './message-cause.ts';

test('a message of an invitation leads back to it, another one to none', () => {
  expect(invitationOf({ cause: invitationCause('d1'), salonCode: 's1' })).toEqual({
    salonCode: 's1',
    code: 'd1',
  });
  expect(invitationOf({ cause: 'code:d1', salonCode: null })).toBeNull();
});
