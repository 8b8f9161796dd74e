// Loaded into the host before its own code: on SIGUSR2 it throws away what nobody holds, so that what
// is left is what is held.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
process.on('SIGUSR2', () => {
  collect();
  console.log(JSON.stringify({ msg: 'collected', heap: process.memoryUsage().heapUsed }));
});
