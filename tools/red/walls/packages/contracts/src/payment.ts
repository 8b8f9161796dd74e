export const payment = 'contract';
