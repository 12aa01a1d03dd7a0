/** A literal spread into a literal only packs lines. */
export const flatLiteral = {
  meta: { type: 'suggestion' },
  create: (context) => {
    const check = (items, type) => {
      for (const node of items)
        if (node?.type === 'SpreadElement' && node.argument.type === type)
          context.report({ node, message: 'Write the entries into the literal.' });
    };
    return {
      ObjectExpression: ({ properties }) => check(properties, 'ObjectExpression'),
      ArrayExpression: ({ elements }) => check(elements, 'ArrayExpression'),
      JSXSpreadAttribute: (node) => {
        if (node.argument.type === 'ObjectExpression')
          context.report({ node, message: 'Write the entries as properties.' });
      },
    };
  },
};

/** Lines from which a function has paragraphs. */
const LONG = 20;
/** Statements from which a body can have them. */
const SEVERAL = 4;

/** A long function has paragraphs: it loads, refuses, decides and writes, with blank lines between. */
export const paragraphs = {
  meta: { type: 'layout' },
  create: (context) => {
    const check = ({ body }) => {
      if (body?.type !== 'BlockStatement' || body.body.length < SEVERAL) return;
      const text = context.sourceCode.getText(body);
      if (text.split('\n').length < LONG || /\n[ \t]*\n/.test(text)) return;
      context.report({ node: body, message: 'Separate the steps of a long function by blank lines.' });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};

/** Lines that a function has at most. */
const TOO_LONG = 100;

const LISTS_STEPS = 'lists the steps of a story that share its calls';
const LISTS_RECORDS = 'lists the seeded records';

/** Files that have a longer function, and why. At most twelve. */
const LONGER = {
  'functions/src/features/auditions/call-back.ts': 'changes four collections in one transaction',
  'functions/src/work/copies/source.ts': 'lists the kinds of sources that share their types',
  'functions/src/work/unit/records.ts': 'lists the reads and writes that share what was read',
  'scripts/seed/orders.mjs': LISTS_RECORDS,
  'scripts/seed/projects.mjs': LISTS_RECORDS,
  'scripts/seed/showcase/story/booking.mjs': LISTS_STEPS,
  'scripts/seed/showcase/story/casting.mjs': LISTS_STEPS,
  'scripts/seed/showcase/story/flow.mjs': LISTS_STEPS,
  'scripts/seed/showcase/story/join.mjs': LISTS_STEPS,
  'scripts/seed/showcase/story/office.mjs': LISTS_STEPS,
};

/** A function fits on two screens: its parts are components, hooks and functions that have a name. */
export const functionLength = {
  meta: { type: 'suggestion' },
  create: (context) => {
    if (Object.keys(LONGER).some((path) => context.filename.endsWith(`/${path}`))) return {};

    const check = (node) => {
      const { start, end } = node.loc;
      if (end.line - start.line < TOO_LONG) return;
      context.report({ node, message: `Give the parts of a function of over ${TOO_LONG} lines a name.` });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};

/** Ways to write that an operation doesn't use. */
const OTHER_WAYS = new Set([
  'Transaction',
  'transact',
  'runUnit',
  'createStep',
  'recordAudit',
  'runTransaction',
]);

/** Features change records by `operation`, `operationInSteps` and `job` alone, through `work`. */
export const oneWayToWrite = {
  meta: { type: 'problem' },
  create: (context) => {
    if (!/functions\/src\/features\/(?!.*\.test\.ts$)/.test(context.filename)) return {};

    const report = (node) =>
      context.report({
        node,
        message: 'Change records through the `work` of an operation, a step or a job.',
      });

    return {
      ImportSpecifier: (node) => OTHER_WAYS.has(node.imported.name) && report(node),
      MemberExpression: (node) =>
        ['transaction', 'runTransaction'].includes(node.property.name) && report(node),
      Property: (node) =>
        node.parent.type === 'ObjectPattern' && node.key.name === 'transaction' && report(node),
    };
  },
};

/** Pronouns and participles that name nothing. */
const NO_NOUNS = new Set([
  'asked',
  'at',
  'given',
  'held',
  'kept',
  'known',
  'mine',
  'one',
  'other',
  'others',
  'ours',
  'own',
  'said',
  'theirs',
  'wanted',
  'whose',
]);

/** Returns the identifiers that a pattern declares under names of its author's choice. */
const listChosenNames = (pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return listChosenNames(pattern.left);
    case 'RestElement':
      return listChosenNames(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(listChosenNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap((item) =>
        item.type === 'RestElement'
          ? listChosenNames(item)
          : item.shorthand
            ? []
            : listChosenNames(item.value),
      );
    default:
      return [];
  }
};

/** Locals and types are nouns. */
export const plainLocals = {
  meta: { type: 'suggestion' },
  create: (context) => {
    const check = (node) => {
      if (NO_NOUNS.has(node.name[0].toLowerCase() + node.name.slice(1)))
        context.report({ node, message: `Name it after what it is, by a noun: \`${node.name}\` isn't one.` });
    };
    const checkFunction = ({ id, params }) => [id, ...params].flatMap(listChosenNames).forEach(check);

    return {
      VariableDeclarator: ({ id }) => listChosenNames(id).forEach(check),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSInterfaceDeclaration: ({ id }) => check(id),
      TSTypeAliasDeclaration: ({ id }) => check(id),
    };
  },
};
