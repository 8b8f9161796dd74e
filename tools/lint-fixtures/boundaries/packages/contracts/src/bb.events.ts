export const bbHappened = 'event';
