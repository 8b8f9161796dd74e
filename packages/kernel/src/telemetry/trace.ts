import { context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('ayna');

/** The current trace as headers; undefined without an active span. */
export const carryTrace = (): Record<string, string> | undefined => {
  if (!trace.getActiveSpan()) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
};

/** Runs work as a span of the carried trace; costs nothing when tracing is off. */
export const inSpan = async <T>(
  name: string,
  carried: Readonly<Record<string, string>> | undefined,
  work: (span: Span) => Promise<T>,
): Promise<T> => {
  const parent = carried ? propagation.extract(context.active(), carried) : context.active();
  return tracer.startActiveSpan(name, {}, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
};
