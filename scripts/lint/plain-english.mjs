/** Words that betray a translation, and what a native engineer writes. */
const INSTEAD = [
  ['somebody|anybody|everybody', 'a person, anyone, everyone'],
  ['whoever', 'the person who'],
  ['whatever', 'any, regardless of'],
  ["one[’']s|oneself", 'the user’s, the user'],
  ['told', 'notified, shown, sent'],
  ['tells? of', 'contains, reports'],
  ['what bec(?:omes|ame) of', 'the outcome of'],
  ['anew', 'again'],
  ['hence', 'so'],
  ['there (?:is|are) to|those that there are', 'existing'],
  ['at once', 'immediately, together'],
  ['by itself|by themselves', 'automatically, separately'],
  ['in turn', 'in series'],
  ['to the letter', 'exactly'],
  ['put right|mend(?:s|ed|ing)?', 'fix, repair'],
  ['gone by', 'past'],
  ['go(?:es)? on(?! air)', 'continue'],
  ['tak(?:es?|en) back', 'withdraw, revoke'],
  ['in haste', 'quickly'],
  ['begun again', 'restarted'],
  ['dearest', 'most expensive'],
  ['as well(?=[.;])', 'too'],
  ['looks at|looked at', 'checks, reads'],
  ['asks(?= (?:for|the (?:API|database)))', 'requests, requires'],
];
const BANNED = new RegExp(String.raw`\b(?:${INSTEAD.map(([words]) => `(${words})`).join('|')})(?!\w)`, 'giu');
const LINE_MAX = 160;

export const findBannedWords = (text) =>
  [...text.matchAll(BANNED)].map(([word, ...groups]) => {
    const [, instead] = INSTEAD[groups.findIndex((group) => group !== undefined)];
    return `Not “${word}”, but: ${instead}.`;
  });

/** Returns the function that a call begins with: `it` of `it.each(cases)('name', …)`. */
const getRoot = (node) => {
  if (node.type === 'MemberExpression') return getRoot(node.object);
  return node.type === 'CallExpression' ? getRoot(node.callee) : node.name;
};

/** Comments and test names are plain English, on lines of at most 160 characters. */
export const plainEnglish = {
  meta: { type: 'suggestion' },
  create: (context) => {
    const check = (node, text) =>
      findBannedWords(text).forEach((message) => context.report({ node, message }));

    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          check(comment, comment.value);
          if (comment.value.split('\n').some((line) => line.length > LINE_MAX))
            context.report({ node: comment, message: `Keep comments within ${LINE_MAX} characters a line.` });
        }
      },
      CallExpression: ({ callee, arguments: [name] }) => {
        if (!['it', 'test', 'describe'].includes(getRoot(callee))) return;
        if (name?.type === 'Literal' || name?.type === 'TemplateLiteral')
          check(name, context.sourceCode.getText(name));
      },
    };
  },
};
