import type { RequestListener } from 'node:http';
import { createRequestListener } from '@react-router/node';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { bookingFilesPath, sendBookingFiles } from './booking-files.ts';
import type { PageHandler } from './salon-pages.ts';

type Pages = {
  /** Streams an answer to a request of Node. */
  readonly listen: RequestListener;
  /** The same as a function of the web's own types, for salon pages. */
  readonly respond: PageHandler;
};

/** React Router's answers, from what `react-router build` left there. */
export const pagesOf = async (serverBuild: URL): Promise<Pages> => {
  const build: ServerBuild = await import(serverBuild.href);
  const listenToPages = createRequestListener({ build });
  const listenToFiles = sendBookingFiles(build.assets);
  return {
    listen: (request, response) =>
      (request.url === bookingFilesPath ? listenToFiles : listenToPages)(request, response),
    respond: createRequestHandler(build, 'production'),
  };
};
