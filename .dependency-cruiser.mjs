import { allCalls, defineCallBoundaries } from './tools/boundaries/call-boundaries.ts';
import { moduleBoundaries } from './tools/boundaries/module-boundaries.ts';
import { repositoryBoundaries } from './tools/boundaries/repository-boundaries.ts';
import { webBoundaries } from './tools/boundaries/web-boundaries.ts';

export default {
  forbidden: [
    ...moduleBoundaries,
    ...defineCallBoundaries(allCalls),
    ...repositoryBoundaries,
    ...webBoundaries,
  ],
  options: {
    // Generated files, and the planted violations, which tools/lint-fixtures/lint-fixtures.test.ts checks separately.
    exclude: {
      path: '^(?:[.]stack|coverage|tools/lint-fixtures/[^/]+)/|^apps/[^/]+/(?:build[^/]*|[.]react-router)/',
    },
    doNotFollow: { path: 'node_modules' },
    // A type-only import is a dependency too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
