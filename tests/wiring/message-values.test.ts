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

/** Calls such as `text('common.save', { name })` that omit a value of their message. */
const findFaults = (file: string): readonly string[] => {
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const [id, values] = node.arguments;
    if (!id || !ts.isStringLiteral(id) || !values || !ts.isObjectLiteralExpression(values)) return;
    const message = messages.get(id.text);
    const given = message === undefined ? undefined : listGiven(values);
    const missing = given && listNeeded(message ?? '').filter((name) => !given.includes(name));
    if (missing?.length) faults.push(`${file}: ${id.text} without ${missing.join(', ')}`);
  };
  visit(ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true));
  return faults;
};

it('calls that fill in a message give all its values', () => {
  const files = listFiles('web/src').filter(
    (file) => /(?<!\.test)\.tsx?$/u.test(file) && /\(\s*'[\w.]+',\s*\{/u.test(readText(file)),
  );
  expect(messages.size).toBeGreaterThan(1000);
  expect(files.flatMap(findFaults)).toEqual([]);
});
