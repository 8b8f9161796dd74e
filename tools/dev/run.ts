// pnpm dev: starts the product with demo data from its sources; a saved change shows at once. Ctrl-C stops it.
//   --port 4000   the public port      --fresh   drops the demo data and starts with new data
//   --verbose     shows every log line
import { runWithDemoData } from '../stack/run-with-demo-data.ts';
import { startDevProduct } from './dev-product.ts';
import { selectLine } from './select-line.ts';

await runWithDemoData({
  start: startDevProduct,
  selectLine,
  hint: 'A saved file of apps/web shows in the browser; one of apps/api, modules or packages restarts the API.\n',
});
