// pnpm stack: starts the built product with demo data on this machine; Ctrl-C stops it.
//   --port 4000   the public port      --fresh   drops the demo data and starts with new data
//   --verbose     shows every log line
import { startProduct } from './product.ts';
import { printStep, runWithDemoData } from './run-with-demo-data.ts';
import { buildWeb } from './web-build.ts';

await runWithDemoData({
  start: (options) => {
    buildWeb(printStep);
    return startProduct(options);
  },
  selectLine: () => undefined,
  hint: '',
});
