import type { RequestListener } from 'node:http';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';

/** React Router's answers, from what `react-router build` left there. */
export const pagesOf = async (serverBuild: URL): Promise<RequestListener> => {
  const build: ServerBuild = await import(serverBuild.href);
  return createRequestListener({ build });
};
