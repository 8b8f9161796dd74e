import { expect, test } from 'vitest';
import { bankPagePolicy } from './bank-page.ts';

const page = (action: string) =>
  `<html><body><FORM id="f" method=post action="${action}"></FORM></body></html>`;

test('the form may go to the bank and nowhere else', () => {
  const policy = bankPagePolicy(page('https://acs.banka.example/pay?a=1&amp;b=2'), false);
  expect(policy).toContain('form-action https://acs.banka.example;');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-forms allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
});

test.each([
  ['no form', '<p>x</p>'],
  ['a form to ourselves', page('/api/user/me')],
  ['a script as a target', page('javascript:alert(1)')],
  ['one good and one bad form', page('https://bank.example') + page('data:text/html,x')],
  ['plain http', page('http://bank.example')],
])('%s is no page of a bank', (_, html) => {
  expect(bankPagePolicy(html, false)).toBeNull();
});

test('a target cannot add to the policy', () => {
  expect(bankPagePolicy(page("https://a.example;script-src 'x'"), false)).toBeNull();
});

test('a stand-in of a bank may be reached by http', () => {
  expect(bankPagePolicy(page('http://127.0.0.1:4010/pay'), true)).toContain(
    'form-action http://127.0.0.1:4010;',
  );
});
