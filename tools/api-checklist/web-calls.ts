import ts from 'typescript';
import { findNodes, parseSource } from '../conventions/syntax.ts';

/** A call that the web makes: its route as `contract.name`, and how long a query of it stays fresh. */
export type WebCall = { readonly route: string; readonly staleMs?: number };

/** The web's cache times by name; `otherwise` is that of a query without its own. */
type CacheMs = Readonly<Record<string, number>> & { readonly otherwise: number };

type Aliases = Map<string, string>;

/** `routes.me` is `auth.routes.me` after `const { routes } = auth`. */
const fullName = (node: ts.Expression, aliases: Aliases): string | undefined => {
  if (ts.isIdentifier(node)) return aliases.get(node.text);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const outer = fullName(node.expression, aliases);
  return outer === undefined ? undefined : `${outer}.${node.name.text}`;
};

const aliasesIn = (tree: ts.SourceFile): Aliases => {
  const aliases: Aliases = new Map();
  for (const { name, propertyName, parent } of findNodes(tree, ts.isImportSpecifier))
    if (parent.parent.parent.moduleSpecifier.getText().includes('@ayna/contracts/'))
      aliases.set(name.text, (propertyName ?? name).text);
  for (const { name, initializer } of findNodes(tree, ts.isVariableDeclaration)) {
    const source = initializer && fullName(initializer, aliases);
    if (source === undefined) continue;
    if (ts.isIdentifier(name)) aliases.set(name.text, source);
    if (ts.isObjectBindingPattern(name))
      for (const one of name.elements)
        aliases.set(one.name.getText(), `${source}.${(one.propertyName ?? one.name).getText()}`);
  }
  return aliases;
};

const queryAround = (node: ts.Node): ts.CallExpression | undefined => {
  if (ts.isCallExpression(node) && node.expression.getText() === 'queryOptions') return node;
  return ts.isSourceFile(node) ? undefined : queryAround(node.parent);
};

const staleMsOf = (query: ts.CallExpression, cacheMs: CacheMs): number => {
  const constants = new Map(
    findNodes(query.getSourceFile(), ts.isVariableDeclaration).map((one) => [
      one.name.getText(),
      one.initializer?.getText() ?? '',
    ]),
  );
  const text = query.getText().replaceAll(/\.{3}(\w+),/g, (_, name: string) => constants.get(name) ?? '');
  const { named, written } = /cacheMs\.(?<named>\w+)|staleTime: (?<written>[\w.]+)/.exec(text)?.groups ?? {};
  if (named !== undefined) return cacheMs[named] ?? Number.NaN;
  return written === undefined ? cacheMs.otherwise : Number(written.replaceAll('_', ''));
};

/** The calls in a file of the web: a route is the first of several arguments, as in `call(route, input)`. */
export const webCallsIn = (path: string, text: string, cacheMs: CacheMs): readonly WebCall[] => {
  const tree = parseSource(path, text);
  const aliases = aliasesIn(tree);
  return findNodes(tree, ts.isCallExpression).flatMap((call) => {
    const [first, second] = call.arguments;
    const name = first && second && fullName(first, aliases);
    const { contract, route } = /^(?<contract>\w+)\.routes\.(?<route>\w+)$/.exec(name ?? '')?.groups ?? {};
    if (contract === undefined) return [];
    const query = queryAround(call);
    return [{ route: `${contract}.${route}`, ...(query && { staleMs: staleMsOf(query, cacheMs) }) }];
  });
};
