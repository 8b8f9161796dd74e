type Level = 'info' | 'error';

const plain = (_key: string, value: unknown): unknown => (value instanceof Error ? value.stack : value);

/** One line of JSON per happening, so that anyone who collects the logs need not guess. */
export const log = (level: Level, msg: string, more: Record<string, unknown> = {}): void => {
  process.stdout.write(
    `${JSON.stringify({ level, time: new Date().toISOString(), app: 'web', msg, ...more }, plain)}\n`,
  );
};
