import { type MetaDescriptor, useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import text from './documents/teslimat-ve-iade-politikasi.md?raw';
import { legalData } from './legal-data.ts';
import { LegalPage } from './legal-page.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const loader = () => legalData(text);

export const meta = (): MetaDescriptor[] => [
  { title: texts.documentTitle(texts.refunds.title) },
  { name: 'description', content: texts.refunds.description },
];

export default function RefundsScreen() {
  return <LegalPage {...useLoaderData<typeof loader>()} title={texts.refunds.title} />;
}
