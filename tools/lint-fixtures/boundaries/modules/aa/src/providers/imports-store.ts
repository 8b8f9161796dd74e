// violates: providers-import-only-providers
import { rows } from '../store/rows.ts';

export const send = () => rows;
