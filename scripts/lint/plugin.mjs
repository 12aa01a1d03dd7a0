import { importZones } from './import-zones.mjs';
import { plainEnglish } from './plain-english.mjs';
import { layoutPrimitives } from './primitives.mjs';
import { refuseByTable } from './refuse-by-table.mjs';
import {
  isolatedNames,
  knownSubmissions,
  namedButton,
  pageKeys,
  screenTexts,
  typedContracts,
} from './screens.mjs';
import { flatLiteral, functionLength, oneWayToWrite, paragraphs, plainLocals } from './writing.mjs';

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

/** Returns the first statement of a block that acts outside it: a call for its effect, or a change of a ref. */
const findEffect = (statement) => {
  if (!statement) return undefined;
  if (statement.type === 'BlockStatement') {
    for (const inner of statement.body) {
      const effect = findEffect(inner);
      if (effect) return effect;
    }
    return undefined;
  }
  if (statement.type === 'IfStatement')
    return findEffect(statement.consequent) ?? findEffect(statement.alternate);
  if (statement.type !== 'ExpressionStatement') return undefined;

  const { expression } = statement;
  const isRef = expression.type === 'AssignmentExpression' && expression.left.property?.name === 'current';

  return isRef || (expression.type === 'CallExpression' && expression.callee.type === 'Identifier')
    ? statement
    : undefined;
};

/** React may run an updater of state twice, or later than its effects are expected. */
const pureUpdater = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression({ callee, arguments: [updater] }) {
      if (callee.type !== 'Identifier' || !/^set[A-Z]/.test(callee.name)) return;
      if (updater?.type !== 'ArrowFunctionExpression' || updater.params.length !== 1) return;
      const node = findEffect(updater.body);
      if (node) context.report({ node, message: 'Move side effects out of the updater of a state.' });
    },
  }),
};

export default {
  meta: { name: 'own' },
  rules: {
    'import-zones': importZones,
    'collection-of': collectionRef,
    'named-progress': namedProgress,
    'pure-updater': pureUpdater,
    'layout-primitives': layoutPrimitives,
    'flat-literal': flatLiteral,
    'function-length': functionLength,
    paragraphs,
    'refuse-by-table': refuseByTable,
    'one-way-to-write': oneWayToWrite,
    'plain-locals': plainLocals,
    'plain-english': plainEnglish,
    'screen-texts': screenTexts,
    'named-button': namedButton,
    'isolated-names': isolatedNames,
    'page-keys': pageKeys,
    'known-submissions': knownSubmissions,
    'typed-contracts': typedContracts,
  },
};
