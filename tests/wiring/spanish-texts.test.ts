import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

/** Words that Spanish and English spell alike: loan words, units and names. */
const SHARED_WORDS = new Set(
  (
    'iban casting castings demo demos english español factor hash home khz kbit lufs min mono pdf role roles sha-256 ' +
    'source-connect studio subtotal ticket tickets total voice webhook webhooks xml'
  ).split(' '),
);

/** Words that no Spanish sentence has. */
const ENGLISH_WORDS =
  /(?<![\p{L}-])(?:the|and|your|you|with|this|that|are|was|were|from|not|yet|for|of)(?![\p{L}-])/iu;

const listWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\$\{[^}]*\}/g, ' ')
    .replace(/\{\w+(?:, \w+(?:, ::[^}]*)?)?/g, ' ')
    .replace(/(?:\bone|\bother|=\d+) (?=\{)/g, ' ')
    .match(/[\p{L}\p{N}-]*\p{L}{3}[\p{L}\p{N}-]*/gu) ?? [];

type Texts = Map<string, string[]>;

/** Message ids, file addresses and compared values aren't texts. */
const isText = (node: ts.Node, text: string): boolean =>
  !/^[\w-]+(?:\.[\w${}-]+)+$|^[./]/.test(text) &&
  !ts.isImportDeclaration(node.parent) &&
  !ts.isBinaryExpression(node.parent);

const getName = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

/** Every text within a node, by the property names that lead to it. */
const collectTexts = (node: ts.Node, path = '', texts: Texts = new Map()): Texts => {
  if (ts.isPropertyAssignment(node)) return collectTexts(node.initializer, `${path} ${getName(node)}`, texts);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
    const text = ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.text;
    if (isText(node, text)) texts.set(path, [...(texts.get(path) ?? []), text]);
  }
  ts.forEachChild(node, (child) => void collectTexts(child, path, texts));
  return texts;
};

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);

/** Both halves of each object that has texts by language. */
const listPairs = (node: ts.Node): readonly (readonly [english: ts.Node, spanish: ts.Node])[] => {
  if (ts.isObjectLiteralExpression(node)) {
    const named = new Map(
      node.properties.filter(ts.isPropertyAssignment).map((property) => [getName(property), property]),
    );
    const [english, spanish] = [named.get('en'), named.get('es')];
    if (english && spanish) return [[english.initializer, spanish.initializer]];
  }

  const pairs: (readonly [ts.Node, ts.Node])[] = [];
  ts.forEachChild(node, (child) => void pairs.push(...listPairs(child)));

  return pairs;
};

const sources = ['domain/src', 'functions/src', 'web/src']
  .flatMap(listFiles)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const pairs = sources.flatMap((file) => {
  const spanish = file.replace('/i18n/en/', '/i18n/es/').replace(/\.en\.ts$/, '.es.ts');
  if (spanish !== file) return [{ file: spanish, english: parse(file), spanish: parse(spanish) }];
  if (!/\bes: /.test(readText(file))) return [];
  return listPairs(parse(file)).map(([english, translated]) => ({ file, english, spanish: translated }));
});

const found = pairs.map(({ file, english, spanish }) => ({
  file,
  english: collectTexts(english),
  spanish: [...collectTexts(spanish)].flatMap(([path, texts]) => texts.map((text) => ({ path, text }))),
}));

describe('Spanish texts', () => {
  it('are found in screens, mails, papers and errors', () => {
    const files = found.filter(({ spanish }) => spanish.length > 0).map(({ file }) => file);
    expect(files.filter((file) => file.startsWith('web/src/i18n/es/')).length).toBeGreaterThan(70);
    expect(
      files.filter((file) => file.startsWith('functions/src/outgoing/mail/mails/')).length,
    ).toBeGreaterThan(25);
    expect(files).toContain('domain/src/messages/errors.es.ts');
    expect(files).toContain('functions/src/outgoing/documents/invoices/paper-texts.ts');
  });

  it('differ from the English ones unless both languages share every word', () => {
    const left = found.flatMap(({ file, english, spanish }) =>
      spanish
        .filter(({ path, text }) => english.get(path)?.includes(text))
        .filter(({ text }) => listWords(text).some((word) => !SHARED_WORDS.has(word)))
        .map(({ path, text }) => `${file}:${path}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  it('have no English words', () => {
    const english = found.flatMap(({ file, spanish }) =>
      spanish
        .filter(({ text }) => ENGLISH_WORDS.test(text.replace(/\$?\{\w[^}]*/g, ' ')))
        .map(({ path, text }) => `${file}:${path}: ${text}`),
    );
    expect(english).toEqual([]);
  });
});
