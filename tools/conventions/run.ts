import { scan } from './scan.ts';

// node tools/conventions/run.ts [root]
const findings = scan(process.argv[2] ?? '.');
for (const { path, line, rule, message } of findings) console.log(`${path}:${line} ${rule} ${message}`);
process.exitCode = findings.length > 0 ? 1 : 0;
