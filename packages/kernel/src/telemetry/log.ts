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

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
  readonly cause?: LoggedError;
};

/**
 * The fields of an error that are written. Others hold what people entered: PostgreSQL names the row that it refused
 * in `detail`, a failed call the body it got.
 */
export const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
};

/** One JSON line per message, with the id of its trace. */
export const openLog = (level: LogLevel, host: string): Logger =>
  pino(
    {
      level,
      base: { host },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
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
