import type { BankPayment } from './bank.ts';
import { bankTexts as texts } from './pages.texts.ts';

/** The code that the stand-in's bank "sends"; iyzico's sandbox uses the same. */
export const bankCode = '283126';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (body: string): string =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title></head><body><main><h1>${texts.title}</h1>${body}</main></body></html>`;

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('');

/** As iyzico makes it: a form that sends itself to the bank. */
export const startPage = (bankUrl: string, { paymentId }: BankPayment): string =>
  `<!doctype html><html><body onload="document.forms[0].submit()"><form id="iyzico-3ds-form" action="${escape(bankUrl)}" method="post">${hidden({ paymentId })}<noscript><button>${texts.go}</button></noscript></form></body></html>`;

/** Where the person types the code. */
export const confirmPage = (answerUrl: string, { paymentId, price }: BankPayment, isWrong: boolean): string =>
  page(`<p>${texts.lead(price)}</p>${isWrong ? `<p role="alert">${texts.wrong}</p>` : ''}
<form action="${escape(answerUrl)}" method="post">${hidden({ paymentId })}
<label>${texts.code} <input name="code" inputmode="numeric" autocomplete="one-time-code"></label>
<p>${texts.hint(bankCode)}</p>
<button name="choice" value="approve">${texts.approve}</button>
<button name="choice" value="refuse">${texts.refuse}</button></form>`);

/** Sends the browser back to the shop with the bank's answer. */
export const returnPage = (callbackUrl: string, fields: Readonly<Record<string, string>>): string =>
  page(`<p>${texts.leaving}</p><form action="${escape(callbackUrl)}" method="post">${hidden(fields)}
<button>${texts.go}</button></form><script>document.forms[0].submit()</script>`);
