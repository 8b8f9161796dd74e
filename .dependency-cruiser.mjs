import { askWalls, everyAsk } from './tools/walls/ask-walls.ts';
import { houseWalls } from './tools/walls/house-walls.ts';
import { moduleWalls } from './tools/walls/module-walls.ts';
import { webWalls } from './tools/walls/web-walls.ts';

export default {
  forbidden: [...moduleWalls, ...askWalls(everyAsk), ...houseWalls, ...webWalls],
  options: {
    // What is made, and the planted violations, which tools/red/red.test.ts cruises alone.
    exclude: { path: '^(?:[.]stack|coverage|tools/red/[^/]+)/|^apps/[^/]+/(?:build[^/]*|[.]react-router)/' },
    doNotFollow: { path: 'node_modules' },
    // An import of types alone is a dependency too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
