// violates: unicorn/prefer-node-protocol
import { sep } from 'path';

export const planted = sep;
