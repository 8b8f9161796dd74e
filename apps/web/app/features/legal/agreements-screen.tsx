import { type MetaDescriptor, useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import text from './documents/sozlesmeler.md?raw';
import { legalData } from './legal-data.ts';
import { LegalPage } from './legal-page.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const loader = () => legalData(text);

export const meta = (): MetaDescriptor[] => [
  { title: texts.documentTitle(texts.agreements.title) },
  { name: 'description', content: texts.agreements.description },
];

export default function AgreementsScreen() {
  return <LegalPage {...useLoaderData<typeof loader>()} title={texts.agreements.title} />;
}
