import { settingsOf } from '../../../server/settings.ts';
import { longDay } from '../../ui/day-text.ts';
import type { LegalData } from './legal-page.tsx';
import { readDocument } from './read-document.ts';

/** What a page of a legal text is made of. On the server only, where the settings are. */
export const legalData = (markdown: string): LegalData => {
  const document = readDocument(markdown);
  return { document, day: longDay(document.date), operator: settingsOf(process.env).operator };
};
