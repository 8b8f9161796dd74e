import { readDevInbox } from '../../../server/dev-inbox.ts';
import { requireDevPages } from '../../lib/require-dev-pages.ts';

export const loader = (): Promise<Response> => {
  requireDevPages();
  return readDevInbox(process.env);
};
