export class LostError extends Error {}
