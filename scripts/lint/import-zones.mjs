import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ZONES } from './zones.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const toRootPath = (path) => relative(root, path).split(sep).join('/');

const ALIASES = { '@domain/': 'domain/src/', '#firebase/': 'web/src/lib/firebase/' };

/** Path of an imported file from the root; undefined for packages. */
const resolveTarget = (source, file) => {
  const alias = Object.keys(ALIASES).find((prefix) => source.startsWith(prefix));
  if (alias !== undefined) return ALIASES[alias] + source.slice(alias.length);
  return source.startsWith('.') ? toRootPath(resolve(dirname(file), source)) : undefined;
};

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** Folders with one-way imports (zones.mjs). */
export const importZones = {
  meta: { type: 'problem' },
  create(context) {
    const file = toRootPath(context.filename);
    const zones = ZONES.filter((zone) => isIn(file, zone.in));
    if (zones.length === 0) return {};

    const check = (node) => {
      const source = node.source?.value;
      const target = typeof source === 'string' ? resolveTarget(source, context.filename) : undefined;
      if (target === undefined) return;
      const isLazy = node.type === 'ImportExpression';
      const crossed = zones.find(
        ({ not, except = [], isStatic }) =>
          isIn(target, not) && !(isStatic && isLazy) && !except.some((allowed) => isIn(target, allowed)),
      );
      if (crossed) context.report({ node, message: crossed.message });
    };

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
