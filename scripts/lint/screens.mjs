/** A rule for the code of the app, without its tests. */
const makeScreenRule = (create) => ({
  meta: { type: 'problem' },
  create: (context) =>
    /\/web\/src\/(?!.*\.test\.tsx?$)/.test(context.filename) ? create(context, context.filename) : {},
});

const getTag = (node) => (node.type === 'JSXElement' ? node.openingElement.name.name : undefined);

/** Attributes that people read or hear. */
const SPOKEN = new Set(['label', 'title', 'placeholder', 'aria-label', 'helperText', 'alt']);
/** Elements with values as they are stored, in no language. */
const VERBATIM = new Set(['bdi', 'code', 'kbd']);
const LETTERS = /\p{L}{2}/u;
/** Names of products, and the start of an address: the same in every language. */
const NAMES = new Set(['Google Calendar', 'Outlook', 'https://']);

const isText = (text) => LETTERS.test(text) && !NAMES.has(text.trim());

/** Texts that an expression may show: itself, or either side of a choice. */
const listShown = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked);
    case 'JSXExpressionContainer':
      return listShown(node.expression);
    case 'ConditionalExpression':
      return [...listShown(node.consequent), ...listShown(node.alternate)];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return listShown(node.right);
    default:
      return [];
  }
};

/** Every text on a screen is in the catalogs. */
export const screenTexts = makeScreenRule((context) => {
  const check = (node, texts) => {
    const text = texts.find(isText);
    if (text) context.report({ node, message: `Write “${text.trim()}” into the catalogs.` });
  };

  return {
    JSXText: (node) => VERBATIM.has(getTag(node.parent)) || check(node, [node.value]),
    JSXExpressionContainer: (node) =>
      node.parent.type === 'JSXAttribute' ||
      VERBATIM.has(getTag(node.parent)) ||
      check(node, listShown(node)),
    JSXAttribute: (node) => SPOKEN.has(node.name.name) && check(node, listShown(node.value)),
  };
});

const BUTTONS = new Set(['button', 'Button', 'IconButton', 'ToggleButton', 'SendButton']);

/** Returns whether a button may show text: an icon doesn't. */
const showsText = (node) => {
  if (node.type === 'JSXText') return LETTERS.test(node.value);
  if (node.type === 'JSXExpressionContainer') return node.expression.type !== 'JSXEmptyExpression';
  return node.openingElement?.selfClosing ? !/Icon$/.test(getTag(node)) : node.children.some(showsText);
};

/** A button has a text, a label, or a tooltip, whose title MUI makes the label. */
export const namedButton = makeScreenRule((context) => ({
  JSXElement: (node) => {
    if (!BUTTONS.has(getTag(node)) || node.children.some(showsText)) return;
    const wrapper = node.parent.type === 'JSXExpressionContainer' ? node.parent.parent : node.parent;
    const isLabelled = node.openingElement.attributes.some(
      ({ type, name }) =>
        type === 'JSXSpreadAttribute' || /^(aria-label|aria-labelledby|children)$/.test(name.name),
    );
    if (!isLabelled && getTag(wrapper) !== 'Tooltip')
      context.report({ node, message: 'Give the button a text or an aria-label.' });
  },
}));

/** Names whose direction may be another than the line's. */
const TYPED =
  /^(name|fullName|publicName|talentPublicName|companyName|projectName|brand|displayName|campaignName)$/;

/** Names and joined facts keep their own direction. */
export const isolatedNames = makeScreenRule((context, file) => {
  if (file.includes('/i18n/')) return {};
  const report = (node) =>
    context.report({ node, message: 'Isolate names: wrap one by <bdi>, and join several by joinNames.' });

  return {
    TemplateLiteral: (node) =>
      node.expressions.length > 0 && node.quasis.some(({ value }) => value.raw.includes('·')) && report(node),
    CallExpression: (node) =>
      node.callee.property?.name === 'join' && node.arguments[0]?.value === ' · ' && report(node),
    JSXExpressionContainer: (node) => {
      if (!node.parent.children || getTag(node.parent) === 'bdi') return;
      const inner = node.expression.type === 'ChainExpression' ? node.expression.expression : node.expression;
      if (TYPED.test(inner.type === 'MemberExpression' ? inner.property.name : inner.name)) report(node);
    },
  };
});

/** Keys of the whole page, and letters of any alphabet, are read by `web/src/lib/keys`. */
export const pageKeys = makeScreenRule((context, file) => {
  if (file.includes('/web/src/lib/keys/')) return {};
  const isKey = (node) => node?.type === 'MemberExpression' && node.property.name === 'key';
  const report = (node) => context.report({ node, message: 'Read keys by web/src/lib/keys.' });

  return {
    CallExpression: (node) => {
      const {
        callee,
        arguments: [type],
      } = node;
      const listens = callee.property?.name === 'addEventListener' && /^key/.test(type?.value);
      if (listens || (/^to(Lower|Upper)Case$/.test(callee.property?.name) && isKey(callee.object)))
        report(node);
    },
    BinaryExpression: (node) => isKey(node.left) && /^[a-z\d]$/i.test(node.right.value) && report(node),
  };
});

const SUBMIT_BUTTONS = ['components/form/SubmitButton.tsx', 'components/plain/PlainSubmit.tsx'];
/** Files that send without a user action, or continue an earlier one; undo is sent by the toast, once. */
const AUTOMATIC = [
  'lib/session/useAccountLanguage.ts',
  'lib/session/useActing.ts',
  'common/board/useGive.ts',
  'common/board/usePutBack.ts',
  'features/castings/board/useBulk.ts',
  'features/projects/data/leftProjects.ts',
  'features/work/data/useVisit.ts',
  'lib/push/deviceUpkeep.ts',
  'features/castings/guest/GuestBar.tsx',
  'features/demos/data/useDemoRating.ts',
  'features/roster/components/useImport.ts',
  'common/report/useAutosave.ts',
  'common/sessions/files/sendInParts.ts',
  'common/deliveries/sendDelivery.ts',
  'common/companies/mergeCompany.ts',
];

/** A change is submitted by a button that knows its submission. */
export const knownSubmissions = makeScreenRule((context, file) => {
  const { text } = context.sourceCode;
  const isOneOf = (paths) => paths.some((path) => file.endsWith(`/web/src/${path}`));
  const report = (node, message) => context.report({ node, message });

  return {
    JSXAttribute: (node) =>
      node.name.name === 'type' &&
      node.value?.value === 'submit' &&
      !isOneOf(SUBMIT_BUTTONS) &&
      report(node, 'Use SubmitButton or PlainSubmit.'),
    JSXOpeningElement: (node) => {
      const tag = node.name.name;
      if (tag === 'PlainSubmit' && !/\busePlainForm\b/.test(text)) report(node, 'Submit by usePlainForm.');
      if (tag === 'Formik' && !isOneOf(['components/form/AppFormik.tsx'])) report(node, 'Use AppFormik.');
      if (tag === 'AppFormik' && !/\buse(Submit|Save|SignUpSubmit|RowQueue)\b/.test(text))
        report(node, 'Submit by useSubmit, useSave or useRowQueue.');
    },
    ImportSpecifier: (node) =>
      node.imported.name === 'createAutomaticKey' &&
      !isOneOf(AUTOMATIC) &&
      report(node, 'Who submits? Use useSubmission.'),
  };
});

/** A page loads the contracts that it calls: the build finds them by `api`, and code imports their types alone. */
export const typedContracts = makeScreenRule((context) => ({
  ImportDeclaration: (node) =>
    node.importKind !== 'type' &&
    /^@domain\/([\w/-]+\.)?api\.ts$/.test(node.source.value) &&
    node.specifiers.some(({ importKind }) => importKind !== 'type') &&
    context.report({ node, message: 'Call endpoints by lib/http/api.ts; values belong beside contracts.' }),
}));
