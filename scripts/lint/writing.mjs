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
