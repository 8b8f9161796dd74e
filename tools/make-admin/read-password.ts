import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads the first line of stdin, without echo in a terminal. An argument would stay in the shell's history. */
export const readPassword = async (): Promise<string> => {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write('Password: ');
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: discard, terminal: isTerminal });
  for await (const line of lines) {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
    return line;
  }
  return '';
};
