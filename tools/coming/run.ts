// pnpm coming: lists the routes that still show the placeholder screen.
import routes from '../../apps/web/app/routes.ts';
import { findComingPaths } from './find-coming.ts';

const coming = findComingPaths(routes);
for (const path of coming) console.log(path);
console.log(`${coming.length} routes are still to come`);
