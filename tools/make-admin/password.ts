import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The first line of what is piped in, or typed unseen: an argument would stay in the shell's history. */
export const readPassword = async (): Promise<string> => {
  const typed = process.stdin.isTTY;
  if (typed) process.stderr.write('Password: ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: typed });
  for await (const line of lines) {
    lines.close();
    if (typed) process.stderr.write('\n');
    return line;
  }
  return '';
};
