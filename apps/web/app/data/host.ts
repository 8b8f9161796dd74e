import { host } from '@ayna/contracts/host';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

export const aboutQuery = queryOptions({
  queryKey: ['host', 'about'],
  queryFn: ({ signal }) => call(host.routes.about, {}, { signal }),
});
