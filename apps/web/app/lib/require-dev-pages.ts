import { data } from 'react-router';

/** For anyone who builds screens; where customers are served there is no such page. */
export const requireDevPages = (): null => {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router answers with what is thrown
  if (process.env['DEV_PAGES'] !== 'on') throw data(null, { status: 404 });
  return null;
};
