/**
 * In every package, whatever it costs: packages limit employees, photos and SMS, and nobody books, keeps books or reads
 * figures less because of them.
 */
export const includedFeatures = ['online-booking', 'books', 'employee-rights', 'statistics'] as const;

/** What a larger package adds. The server checks the first; the second is a promise that people keep. */
export const optionalFeatures = ['custom-template', 'priority-support'] as const;
