// pnpm coming: how many routes still show the 'coming' component, and which.
import routes from '../../apps/web/app/routes.ts';
import { comingIn } from './count.ts';

const coming = comingIn(routes);
for (const path of coming) console.log(path);
console.log(`${coming.length} routes are still to come`);
