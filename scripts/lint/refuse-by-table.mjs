const STATE_NAMES = new Set(['state', 'status', 'shelf', 'cancelledAt']);
const getName = (node) => (node?.type === 'MemberExpression' ? node.property.name : node?.name);

/** Returns whether a condition compares a state with a text, or asks whether it was cancelled. */
const comparesState = (test) => {
  if (test.type === 'LogicalExpression') return comparesState(test.left) || comparesState(test.right);
  if (test.type === 'UnaryExpression') return comparesState(test.argument);
  if (test.type !== 'BinaryExpression') return getName(test) === 'cancelledAt';
  const { left, right } = test;
  return STATE_NAMES.has(getName(left)) && right.type === 'Literal' && typeof right.value === 'string';
};

const findThrow = (node) => {
  if (node?.type === 'BlockStatement') return node.body.map(findThrow).find(Boolean);
  return node?.type === 'ThrowStatement' && node.argument.callee?.name === 'AppError' ? node : undefined;
};

/** Who may make which change in which state is a row of a table, which screens and docs read too. */
export const refuseByTable = {
  meta: { type: 'problem' },
  create: (context) => {
    const areas = /features\/(auditions|availability|castings|deliveries|orders|projects|sessions)\//;
    if (!areas.test(context.filename)) return {};

    return {
      IfStatement({ test, consequent }) {
        const node = findThrow(consequent);
        if (node?.argument.arguments[0]?.value !== 409 || !comparesState(test)) return;
        context.report({ node, message: 'Refuse by requireState and a row of transitions.ts.' });
      },
    };
  },
};
