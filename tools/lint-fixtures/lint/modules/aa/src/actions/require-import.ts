// violates: typescript/no-require-imports
import fs = require('node:fs');

export const planted = fs.constants;
