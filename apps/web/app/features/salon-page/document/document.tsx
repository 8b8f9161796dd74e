import type { ComponentType } from 'react';
import type { PageModel } from '../model/page-model.ts';
import { shareSize } from '../share-picture/share-facts.ts';
import type { TemplateProps } from '../templates/shared/parts.tsx';
import { texts } from '../texts.ts';

type Props = {
  readonly model: PageModel;
  readonly template: ComponentType<TemplateProps>;
  readonly origin: string;
  readonly css: string;
  readonly script: string;
  /** What is shown of a link to the page. */
  readonly pictureUrl: string;
  /** JSON, in which no tag can end. */
  readonly structuredData: string;
};

/** A document of its own: no script of the app, no stylesheet of the app. */
export function Document(props: Props) {
  const { model, template: Template, origin, css, script, pictureUrl, structuredData } = props;
  const title = texts.title(model.name, model.place);
  const description = model.intro || texts.description(model.name, model.typeName, model.place);
  const url = origin + model.path;
  return (
    <html lang="tr" data-salon={model.code} data-today={model.today}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {model.notice ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={url} />
            <meta property="og:type" content="website" />
            <meta property="og:locale" content="tr_TR" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={url} />
            <meta property="og:image" content={pictureUrl} />
            <meta property="og:image:width" content={String(shareSize.width)} />
            <meta property="og:image:height" content={String(shareSize.height)} />
            <meta property="og:image:alt" content={title} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Made by our own build, with colors that are checked to be six hexadecimal digits. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {model.notice === null && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
      </head>
      <body className={model.template}>
        <Template model={model} />
        {model.quickest && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  );
}
