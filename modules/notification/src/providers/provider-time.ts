const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant in the format of the provider's reports: 15.11.2026 08:30:00, in Turkish time. */
export const formatProviderTime = (at: number): string =>
  parts.format(at).replaceAll('/', '.').replace(', ', ' ');
