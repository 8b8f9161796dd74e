// Loaded into the host before its own code: on SIGWINCH it collects garbage and logs the heap that remains.
// The host takes SIGUSR2 and most other signals as a request to stop; it does not handle this one.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
process.on('SIGWINCH', () => {
  collect();
  console.log(JSON.stringify({ msg: 'collected', heap: process.memoryUsage().heapUsed }));
});
