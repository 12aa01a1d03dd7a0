/**
 * Name of a primitive, the component it replaces, and the CSS of an element that it draws.
 *
 * @type {readonly (readonly [string, string, (styles: Readonly<Record<string, unknown>>) => boolean])[]}
 */
const PRIMITIVES = [
  ['Muted', 'Typography', ({ color }) => color === 'text.secondary'],
  [
    'PlainList',
    'Box',
    ({ listStyle, margin, padding }) => listStyle === 'none' && margin === 0 && padding === 0,
  ],
  [
    'Stack',
    'Box',
    ({ display, gap, gridTemplateColumns = 'minmax(0, 1fr)', ...rest }) =>
      display === 'grid' &&
      gap !== undefined &&
      gridTemplateColumns === 'minmax(0, 1fr)' &&
      !Object.keys(rest).some((name) => /^grid(Template|Auto)|^justifyContent$/.test(name)),
  ],
  [
    'Row',
    'Box',
    ({ display, flexWrap = 'wrap', flexDirection, gap }) =>
      display === 'flex' && flexWrap === 'wrap' && flexDirection === undefined && gap !== undefined,
  ],
];

/** Returns the values of an `sx`; null: an expression. */
const readStyles = (attributes) => {
  const sx = attributes.find(({ name }) => name?.name === 'sx')?.value?.expression;
  if (sx?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    sx.properties.flatMap(({ key, value }) =>
      key ? [[key.name ?? key.value, value.type === 'Literal' ? value.value : null]] : [],
    ),
  );
};

const isPlain = ({ attributes }) =>
  !attributes.some(({ type, name }) => type === 'JSXSpreadAttribute' || name.name === 'sx');

/** Frequent CSS has a name: components/layout. A `Box` without any is an element. */
export const layoutPrimitives = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.name === 'Box' && isPlain(node))
        context.report({ node, message: 'Write the element: a `Box` is for its `sx`.' });

      const styles = readStyles(node.attributes);
      const [name] = PRIMITIVES.find(([, tag, draws]) => tag === node.name.name && draws(styles)) ?? [];
      if (name) context.report({ node, message: `Use \`${name}\` of web/src/components/layout.` });
    },
  }),
};
