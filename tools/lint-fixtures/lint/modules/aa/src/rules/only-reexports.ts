// violates: no-barrel
export { word } from './defines-word.ts';
