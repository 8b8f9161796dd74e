import { createHash } from 'node:crypto';
import { CallError } from '@ayna/contracts/core/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../../../paths.ts';
import baseCss from '../styles/base.css?inline';
import failureCss from '../styles/failure.css?inline';
import { failureTexts } from '../texts.ts';

/** Unknown, draft and suspended salons are the same to a stranger; whatever else fails may work in a moment. */
export const statusOf = (error: unknown): 404 | 503 =>
  error instanceof CallError && [400, 404, 422].includes(error.status) ? 404 : 503;

const css = baseCss + failureCss;
const styleHash = createHash('sha256').update(css).digest('base64');

const render = (status: 404 | 503): string => {
  const { title, text } = failureTexts[status];
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          <a className="button" href={paths.home}>
            {failureTexts.home}
          </a>
        </main>
      </body>
    </html>,
  )}`;
};

/** There is no such page, or it could not be made now. */
export const failurePage = (status: 404 | 503): Response =>
  new Response(render(status), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Cache-Control': status === 404 ? 'public, max-age=0, s-maxage=1' : 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  });
