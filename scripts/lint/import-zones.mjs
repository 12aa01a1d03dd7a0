import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where an import leads, as a path below the project; undefined for packages. */
const targetOf = (source, file) => {
  if (source.startsWith('@domain/')) return `domain/src/${source.slice('@domain/'.length)}`;
  if (!source.startsWith('.')) return undefined;
  return relative(root, resolve(dirname(file), source))
    .split(sep)
    .join('/');
};

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** `{ in, not, except?, message }`: files below `in` import nothing below `not`, but for what is below `except`. */
const importZones = {
  meta: { type: 'problem', schema: [{ type: 'array' }], messages: { crossed: '{{message}}' } },
  create(context) {
    const [zones] = context.options;
    const file = relative(root, context.filename).split(sep).join('/');
    const applying = zones.filter((zone) => isIn(file, zone.in));
    if (applying.length === 0) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const target = targetOf(source, context.filename);
      if (target === undefined) return;
      const crossed = applying.find(
        (zone) => isIn(target, zone.not) && !(zone.except ?? []).some((allowed) => isIn(target, allowed)),
      );
      if (crossed) context.report({ node, messageId: 'crossed', data: { message: crossed.message } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Boundaries between folders as a lint rule. The plugins for this bring native resolvers; ours are relative paths. */
export default { rules: { 'import-zones': importZones } };
