import { createHash } from 'node:crypto';
import { hexColor, type PageColors } from '@ayna/contracts/core/salon-page';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorVariables } from '../model/colors.ts';
import type { PageData } from '../model/page-data.ts';
import { type PageNotice, pageModel } from '../model/page-model.ts';
import { structuredData } from '../model/structured-data.ts';
import { shareFacts, sharePicturePath } from '../share-picture/share-facts.ts';
import { Document } from './document.tsx';
import { firstFreeScript } from './first-free-script.ts';
import { prefetchScript } from './prefetch-script.ts';
import { templates } from './templates.ts';

export type RenderedPage = { readonly html: string; readonly policy: string };

type Options = {
  readonly origin: string;
  /** The moment on the salon's wall. */
  readonly now: string;
  readonly notice?: PageNotice;
};

const script = firstFreeScript + prefetchScript;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands in a script element must not end it. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The colors were checked when they were saved. They become CSS here, so they are checked again. */
const colorCss = (colors: PageColors | null): string => {
  if (colors === null) return '';
  const { ground, text, accent } = colors;
  if ([ground, text, accent].some((color) => !hexColor.safeParse(color).success)) return '';
  const variables = Object.entries(colorVariables(colors)).map(([name, value]) => `${name}:${value}`);
  return `:root{${variables.join(';')}}`;
};

/** Only what the page itself brings may run or paint; it is the same for everybody, so hashes take a nonce's place. */
const policyOf = (css: string, script: string, inEditor: boolean): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${inEditor ? "'self'" : "'none'"}`,
  ].join('; ');

export const renderPage = (data: PageData, { origin, now, notice = null }: Options): RenderedPage => {
  const model = pageModel(data, { now, notice });
  const { component, css: templateCss } = templates[model.template];
  const css = templateCss + colorCss(data.salon.design.colors);
  const page = createElement(Document, {
    model,
    template: component,
    origin,
    css,
    script,
    pictureUrl: origin + sharePicturePath(model.path, shareFacts(data)),
    structuredData: safeJson(structuredData(data, model, origin)),
  });
  return {
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    policy: policyOf(css, script, notice === 'preview'),
  };
};
