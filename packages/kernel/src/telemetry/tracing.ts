// Loaded before anything else (`node --import @ayna/kernel/telemetry/tracing`), so that the libraries can
// be instrumented. Without an exporter address it loads nothing.
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const [{ NodeSDK }, { OTLPTraceExporter }, { PgInstrumentation }, { FastifyOtelInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/sdk-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/instrumentation-pg'),
      import('@fastify/otel'),
    ]);
  const sdk = new NodeSDK({
    serviceName: 'ayna',
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [
      new FastifyOtelInstrumentation({ registerOnInitialization: true }),
      // Statements without their values, which are personal data.
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
    ],
  });
  sdk.start();
  process.once('beforeExit', () => void sdk.shutdown());
}
