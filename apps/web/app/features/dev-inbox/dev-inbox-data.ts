import { readDevInbox } from '../../../server/dev-inbox.ts';
import { onlyWithDevPages } from '../../lib/dev-pages.ts';

export const loader = (): Promise<Response> => {
  onlyWithDevPages();
  return readDevInbox(process.env);
};
