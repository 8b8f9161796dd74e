// red: no-barrel
export { word } from './made-here.ts';
