import { type MetaDescriptor, useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import text from './documents/mesafeli-satis-sozlesmesi.md?raw';
import { legalData } from './legal-data.ts';
import { LegalPage } from './legal-page.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const loader = () => legalData(text);

export const meta = (): MetaDescriptor[] => [
  { title: texts.documentTitle(texts.distanceSales.title) },
  { name: 'description', content: texts.distanceSales.description },
];

export default function DistanceSalesScreen() {
  return <LegalPage {...useLoaderData<typeof loader>()} title={texts.distanceSales.title} />;
}
