import { expect, test } from 'vitest';
import { emptyForm, readContactForm } from './contact-values.ts';

const sent = (body: string) => new Request('http://here/iletisim', { method: 'POST', body });

test('reads what a browser sends without a script', async () => {
  const form = new URLSearchParams({ fullName: 'Gülşen Çağ', message: 'İki\r\nsatır', key: 'k', odd: 'x' });
  expect(await readContactForm(sent(String(form)))).toEqual({
    ...emptyForm,
    fullName: 'Gülşen Çağ',
    message: 'İki\r\nsatır',
    openedAt: '',
    key: 'k',
  });
});

test('the longest message in Turkish letters fits, and no flood does', async () => {
  const longest = new URLSearchParams({ message: 'ş'.repeat(4_000) });
  expect((await readContactForm(sent(String(longest))))?.message).toHaveLength(4_000);
  expect(await readContactForm(sent(`message=${'a'.repeat(70_000)}`))).toBeUndefined();
});

test('nothing sent is nothing filled in', async () => {
  expect((await readContactForm(new Request('http://here/', { method: 'POST' })))?.message).toBe('');
});
