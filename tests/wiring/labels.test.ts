import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

/** Attributes that people read or hear. */
const SPOKEN = new Set(['label', 'title', 'placeholder', 'aria-label', 'helperText', 'alt']);
const BUTTONS = new Set(['button', 'Button', 'IconButton', 'ToggleButton', 'SendButton']);
/** Elements with values as they are stored, in no language. */
const VERBATIM = new Set(['bdi', 'code', 'kbd']);
const LETTERS = /\p{L}{2}/u;
/** Names of products, and the start of an address: the same in every language. */
const NAMES: readonly string[] = ['Google Calendar', 'Outlook', 'https://'];

const isText = (text: string): boolean => LETTERS.test(text) && !NAMES.includes(text.trim());

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const getTag = (opening: Opening): string => opening.tagName.getText();

const findAttribute = (opening: Opening, name: string): ts.JsxAttribute | undefined =>
  opening.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === name);

/** Texts that an expression may show: itself, or either side of a choice. */
const listShown = (node: ts.Node | undefined): readonly string[] => {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return listShown(node.expression);
  if (ts.isConditionalExpression(node)) return [...listShown(node.whenTrue), ...listShown(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return listShown(node.right);
  return [];
};

/** Whether a button may show text: an icon doesn't. */
const showsText = (node: ts.JsxChild): boolean => {
  if (ts.isJsxText(node)) return LETTERS.test(node.text);
  if (ts.isJsxExpression(node)) return node.expression !== undefined;
  if (ts.isJsxSelfClosingElement(node)) return !/Icon$/.test(getTag(node));
  return node.children.some(showsText);
};

/** Whether a tooltip with a title, which MUI makes the label, wraps the button. */
const isInTooltip = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent)) return isInTooltip(parent);
  return ts.isJsxElement(parent) && getTag(parent.openingElement) === 'Tooltip';
};

const isNamed = (node: ts.JsxElement | ts.JsxSelfClosingElement): boolean => {
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  const isLabelled = ['aria-label', 'aria-labelledby', 'children'].some((name) =>
    findAttribute(opening, name),
  );
  const isForwarded = opening.attributes.properties.some(ts.isJsxSpreadAttribute);
  return (
    isLabelled || isForwarded || isInTooltip(node) || (ts.isJsxElement(node) && node.children.some(showsText))
  );
};

const isVerbatim = ({ parent }: ts.Node): boolean =>
  ts.isJsxElement(parent) && VERBATIM.has(getTag(parent.openingElement));

const findFault = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node) && isText(node.text) && !isVerbatim(node))
    return `“${node.text.trim()}”: use a catalog`;

  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && !isVerbatim(node)) {
    const shown = listShown(node).find(isText);
    if (shown !== undefined) return `“${shown}”: use a catalog`;
  }

  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
    const shown = listShown(node.initializer).find(isText);
    if (shown !== undefined) return `${node.name.getText()} “${shown}”: use a catalog`;
  }

  const isElement = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
  if (!isElement) return undefined;

  const tag = getTag(ts.isJsxElement(node) ? node.openingElement : node);

  return BUTTONS.has(tag) && !isNamed(node) ? `<${tag}>: give it a text or aria-label` : undefined;
};

const collectFaults = (file: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];

  const visit = (node: ts.Node): void => {
    const fault = findFault(node);
    if (fault !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      faults.push(`${file}:${line + 1}: ${fault}`);
    }
    ts.forEachChild(node, visit);
  };

  visit(source);

  return faults;
};

describe('what screens show', () => {
  it.each([
    ['<p>Save it</p>', 1],
    ["<p>{ready ? 'Ready' : text('a.b')}</p>", 1],
    ['<Field label="Your name" />', 1],
    ['<img alt={`Logo of ${name}`} />', 1],
    ['<IconButton onClick={close}><CloseIcon /></IconButton>', 1],
    ['<bdi>EUR</bdi>', 0],
    ["<IconButton aria-label={text('a.b')}><CloseIcon /></IconButton>", 0],
    ["<Tooltip title={text('a.b')}><IconButton><CloseIcon /></IconButton></Tooltip>", 0],
    ["<Button>{text('a.b')}</Button>", 0],
  ])('is checked in %s', (text, count) => {
    expect(collectFaults('x.tsx', text)).toHaveLength(count);
  });

  it('comes from the catalogs, and every button has a name', { timeout: 30_000 }, () => {
    const files = listFiles('web/src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => collectFaults(file, readText(file)))).toEqual([]);
  });
});
