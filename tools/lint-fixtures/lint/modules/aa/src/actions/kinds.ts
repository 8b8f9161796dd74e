export type Kind = 'one' | 'two';
