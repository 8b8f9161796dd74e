import { type MetaDescriptor, useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import text from './documents/kvkk-aydinlatma-metni.md?raw';
import { legalData } from './legal-data.ts';
import { LegalPage } from './legal-page.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const loader = () => legalData(text);

export const meta = (): MetaDescriptor[] => [
  { title: texts.documentTitle(texts.dataNotice.title) },
  { name: 'description', content: texts.dataNotice.description },
];

export default function DataNoticeScreen() {
  return <LegalPage {...useLoaderData<typeof loader>()} title={texts.dataNotice.title} />;
}
