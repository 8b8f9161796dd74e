import { trace } from '@opentelemetry/api';
import { destination, type Logger, pino } from 'pino';

/** What code may log; the format of a line is decided here. */
export type Log = {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
};

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

// Names of fields that hold secrets or personal data; their values are never written.
const secretNames = [
  'password',
  'newPassword',
  'token',
  'refreshToken',
  'accessToken',
  'authorization',
  'cookie',
  'code',
  'card',
  'cardNumber',
  'cvc',
  'phone',
  'email',
  'note',
  'message.text',
];

/** One JSON line per message, with the id of its trace. */
export const openLog = (level: LogLevel, host: string): Logger =>
  pino(
    {
      level,
      base: { host },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretNames.flatMap((name) => [`body.${name}`, `data.${name}`, `headers["${name}"]`]),
      },
      mixin: () => {
        const span = trace.getActiveSpan()?.spanContext();
        return span ? { traceId: span.traceId } : {};
      },
    },
    destination({ fd: 1, sync: false, minLength: 0 }),
  );
