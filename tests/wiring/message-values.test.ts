import ts from 'typescript';
import { expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

const MESSAGE = /'([\w.]+)':\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/gu;

/** English messages by id; `catalogs.test.ts` compares the placeholders of both languages. */
const messages = new Map(
  listFiles('web/src/i18n/en').flatMap((file) =>
    [...readText(file).matchAll(MESSAGE)].map(([, id = '', ...texts]) => [id, texts.find(Boolean) ?? '']),
  ),
);

/** Names of a message's values: `{name}`, `{count, plural, …}`. */
const listNeeded = (message: string): readonly string[] =>
  [...message.matchAll(/\{(\w+)[,}]/gu)].map(([, name = '']) => name);

/** Names of an object literal's properties; undefined when it spreads another object. */
const listGiven = ({ properties }: ts.ObjectLiteralExpression): readonly string[] | undefined =>
  properties.every((property) => property.name && ts.isIdentifier(property.name))
    ? properties.map((property) => property.name?.getText() ?? '')
    : undefined;

/** A message id with an object, such as `text('common.save', { name })`. */
const CALL = /\(\s*'([\w.]+)',\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/gu;

const parseObject = (text: string): ts.ObjectLiteralExpression | undefined => {
  const [statement] = ts.createSourceFile('object.ts', `(${text})`, ts.ScriptTarget.Latest, true).statements;
  const outer = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  const inner = outer && ts.isParenthesizedExpression(outer) ? outer.expression : undefined;
  return inner && ts.isObjectLiteralExpression(inner) ? inner : undefined;
};

/** Calls that omit a value of their message. */
const findFaults = (file: string): readonly string[] =>
  [...readText(file).matchAll(CALL)].flatMap(([, id = '', values = '']) => {
    const needed = listNeeded(messages.get(id) ?? '');
    const object = needed.length > 0 ? parseObject(values) : undefined;
    const givenNames = object && listGiven(object);
    const missing = givenNames && needed.filter((name) => !givenNames.includes(name));
    return missing?.length ? [`${file}: ${id} without ${missing.join(', ')}`] : [];
  });

it('calls that fill in a message give all its values', () => {
  const files = listFiles('web/src').filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  expect(messages.size).toBeGreaterThan(1000);
  expect(files.flatMap(findFaults)).toEqual([]);
});
