import { importZones } from './import-zones.mjs';

/** `db().collection()` takes any name; `collectionRef` takes collections of the access matrix only. */
const collectionRef = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'collection') return;
      if (callee.object.callee?.name !== 'db') return;
      const message = 'Use collectionRef: it takes no collection without a row in the access matrix.';
      context.report({ node, message });
    },
  }),
};

/** A progress indicator has a name, or is hidden where nearby text describes it. */
const namedProgress = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (!/^(Circular|Linear)Progress$/.test(node.name.name)) return;
      if (node.attributes.some(({ name }) => /^aria-(hidden|label)$/.test(name?.name))) return;
      const message = 'Name what is awaited by aria-label, or hide it with aria-hidden.';
      context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'own' },
  rules: { 'import-zones': importZones, 'collection-of': collectionRef, 'named-progress': namedProgress },
};
