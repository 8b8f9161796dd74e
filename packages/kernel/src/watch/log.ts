import { trace } from '@opentelemetry/api';
import { destination, type Logger, pino } from 'pino';

/** What code may say; what a line looks like is decided here. */
export type Log = {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
};

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

// Names under which secrets and people's data travel. Whatever stands there is never written.
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

/** One JSON line per thing worth knowing, with the trace it belongs to. */
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
