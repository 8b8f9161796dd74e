import type { Plugin } from 'vite';
import { prepareRequest } from './listener.ts';

/** `app/lib/dev-reload.ts` listens for it. */
const changeEvent = 'ayna:page-changed';

/**
 * Makes Vite's development server treat requests for pages as `server/main.ts` does, and announces changed pages to
 * those without scripts. Stands before React Router's plugin, which answers every request that reaches it.
 */
export const devPages = (): Plugin => ({
  name: 'ayna:dev-pages',
  apply: 'serve',
  // The returned function runs after Vite's own middlewares, so files and forwarded calls do not get there.
  configureServer:
    ({ middlewares }) =>
    () => {
      middlewares.use((req, res, next) => {
        if (prepareRequest(req, res)) next();
      });
    },
  hotUpdate: {
    // Last of all hooks: Vite drops the changed modules right after it, before a browser can ask for the page.
    order: 'post',
    handler({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send(changeEvent, {});
    },
  },
});
