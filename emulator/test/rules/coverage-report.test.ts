import { describe, expect, it } from 'vitest';
import { toCoverageJson } from '../../src/rules/coverage.ts';
import type { Ruleset } from '../../src/rules/contract.ts';
import { compile, makeRequest, makeDocument, makeReader } from './harness.ts';

interface Entry {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: object; readonly count: number }[];
  readonly children?: readonly Entry[];
}

const getJson = (ruleset: Ruleset) =>
  toCoverageJson(ruleset.sources, ruleset.coverage(), ruleset.coverageReport());

const getSource = (condition: string, functions = '') => `rules_version = '2';
service cloud.firestore {
 match /databases/{database}/documents {
${functions}
  match /items/{item} { allow get: if ${condition}; }
 }
}`;

/** The report after two reads of a document, as `text ×count value, …` for each expression and its parts. */
function readReport(condition: string, functions = '', newline = '\n') {
  const source = getSource(condition, functions).replaceAll('\n', newline);
  const ruleset = compile(source);
  for (let read = 0; read < 2; read += 1) {
    ruleset.authorize(
      makeRequest('get', 'items/one', {
        resource: makeDocument('items/one', { visible: true }),
        documents: makeReader({ 'items/one': { visible: true } }),
      }),
    );
  }

  const { report, rules } = JSON.parse(getJson(ruleset)) as { report?: Entry[]; rules: object };
  const points = [...source];

  const describeEntry = (entry: Entry, depth: number): string[] => {
    const { currentOffset, endOffset } = entry.sourcePosition;
    const text = points.slice(currentOffset, endOffset + 1).join('');
    const values = (entry.values ?? []).map(({ value, count }) => `×${count} ${JSON.stringify(value)}`);
    return [
      `${'  '.repeat(depth)}${[text, ...values].join(' ')}`,
      ...(entry.children ?? []).flatMap((child) => describeEntry(child, depth + 1)),
    ];
  };

  return { source, report, rules, lines: report?.flatMap((entry) => describeEntry(entry, 0)) };
}

const document = `{"mapValue":{"fields":{"data":{"mapValue":{"fields":{"visible":{"boolValue":true}}}},"__name__":{"pathValue":{"segments":[{"simple":"databases"},{"simple":"(default)"},{"simple":"documents"},{"simple":"items"},{"simple":"one"}]}},"id":{"stringValue":"one"}}}}`;
const data = '{"mapValue":{"fields":{"visible":{"boolValue":true}}}}';

describe('the coverage report', () => {
  it('shows each expression with its parts, position and values', () => {
    const { report, lines, rules, source } = readReport('resource.data.visible == true');
    expect(rules).toEqual({ files: [{ name: 'firestore.rules', content: source }] });
    expect(lines).toEqual([
      'resource.data.visible == true ×2 {"boolValue":true}',
      '  resource.data.visible ×2 {"boolValue":true}',
      `    resource.data ×2 ${data}`,
      `      resource ×2 ${document}`,
    ]);
    expect(report?.[0]?.sourcePosition).toEqual({ line: 5, column: 39, currentOffset: 127, endOffset: 155 });
  });

  it('counts positions in characters, in any encoding', () => {
    const { report } = readReport("/* 中文🚀 */ '中文🚀' == '中文🚀'", '', '\r\n');
    expect(report?.[0]?.sourcePosition).toEqual({ line: 5, column: 49, currentOffset: 141, endOffset: 154 });
  });

  it('omits constants, and is absent if nothing else was evaluated', () => {
    expect(readReport('true').report).toBeUndefined();
    expect(readReport('f()', '  function f() { return true; }').lines).toEqual(['f ×2 {"boolValue":true}']);
    expect(readReport("'hello'.matches('h.*')").lines).toEqual([
      "'hello'.matches('h.*' ×2 {\"boolValue\":true}",
    ]);
  });

  it('marks expressions skipped by an empty value', () => {
    expect(readReport('false && resource.data.missing').lines).toEqual([
      'false && resource.data.missing ×2 {"boolValue":false}',
      '  resource.data.missing ×2 {}',
      '    resource.data ×2 {}',
      '      resource ×2 {}',
    ]);
  });

  it('reports an error with its position', () => {
    const { lines } = readReport('resource.data.missing == true');
    const undefinedValue = `×2 {"undefined":{"sourcePosition":{"line":5,"column":39,"currentOffset":127,"endOffset":134},"causeMessage":"Property missing is undefined on object."}}`;
    expect(lines?.slice(0, 2)).toEqual([
      `resource.data.missing == true ${undefinedValue}`,
      `  resource.data.missing ${undefinedValue}`,
    ]);
  });

  it('shows the bodies of functions and where they are called', () => {
    expect(
      readReport(
        'accept(resource.data.visible)',
        '  function accept(value) { let checked = value == true; return checked; }',
      ).lines,
    ).toEqual([
      'let checked = value == true; return checked ×2 {"boolValue":true}',
      '  value == true ×2 {"boolValue":true}',
      '    value ×2 {"boolValue":true}',
      '  checked ×2 {"boolValue":true}',
      'accept(resource.data.visible ×2 {"boolValue":true}',
      '  resource.data.visible ×2 {"boolValue":true}',
      `    resource.data ×2 ${data}`,
      `      resource ×2 ${document}`,
    ]);
  });

  it.each([
    [
      '(resource.data.visible == true) || false',
      [
        '(resource.data.visible == true) || false',
        '  (resource.data.visible == true',
        '    resource.data.visible',
      ],
    ],
    ['!resource.data.visible', ['!resource.data.visible', '  resource.data.visible']],
    ["resource.data['visible']", ["resource.data['visible'", '  resource.data', '    resource']],
    ['((resource.data.visible))', ['((resource.data.visible', '  resource.data']],
    ["('hello').size() == 5", ["('hello').size() == 5", "  ('hello').size"]],
    ['[1, 2, 3][1:2] == [2]', ['[1, 2, 3][1:2] == [2', '  [1, 2, 3][1:2', '    [1, 2, 3', '  [2']],
    ['[].size() == 0', ['[].size() == 0', '  [].size', '    [']],
    ["{'ok': true}.ok", ["{'ok': true}.ok", "  {'ok': true"]],
    [
      'exists(/databases/$(database)/documents/items/one)',
      [
        'exists(/databases/$(database)/documents/items/one',
        '  /databases/$(database)/documents/items/one',
        '    database',
      ],
    ],
    ['resource.data.visible is bool', ['resource.data.visible is bool', '  resource.data.visible']],
    ['true ? item == "one" : false', ['true ? item == "one" : false', '  item == "one"', '    item']],
  ])('%s is split where the official emulator splits it', (condition, expected) => {
    const texts = readReport(condition).lines?.map((line) => line.replace(/ ×.*/, ''));
    expect(texts?.slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ["duration.value(1, 's')", '{"durationValue":"1s"}'],
    ["duration.value(-1500, 'ms')", '{"durationValue":"-1.500s"}'],
    ['[1, 2].toSet()', '{"setValue":{"values":[{"intValue":"1"},{"intValue":"2"}]}}'],
    ['[].toSet()', '{"setValue":{}}'],
    ["{'x': 1}.diff({'x': 2})", '{"mapDiffValue":{"keyStatuses":{"x":"CHANGED"}}}'],
    [
      "{'same': 1, 'new': 1}.diff({'same': 1, 'old': 1})",
      '{"mapDiffValue":{"keyStatuses":{"same":"UNCHANGED","new":"ADDED","old":"REMOVED"}}}',
    ],
    ["'hello'.toUtf8()", '{"bytesValue":"aGVsbG8="}'],
    ['timestamp.date(2020, 1, 2)', '{"timestampValue":"2020-01-02T00:00:00Z"}'],
    ['request.time', '{"timestampValue":"2026-01-15T12:34:56.123456Z"}'],
    ['1 + 2', '{"intValue":"3"}'],
    ['1.0 / 2', '{"floatValue":0.5}'],
    ['-1.0 / 0', '{"floatValue":"-Infinity"}'],
    ['latlng.value(1, -2.5)', '{"latlngValue":{"latitude":1,"longitude":-2.5}}'],
    ['request.auth', '{"nullValue":null}'],
  ])('%s is formatted as %s', (expression, expected) => {
    const { lines } = readReport(`[${expression}] == []`);
    expect(lines?.find((line) => line.startsWith('    '))).toContain(` ×2 ${expected}`);
  });

  it('keeps a bounded number of values for each expression', () => {
    const ruleset = compile(getSource("item == 'x' && resource.data.n == 1"));
    for (let n = 0; n < 200; n += 1) {
      const path = `items/${'x'.repeat((n % 3) + 1)}`;
      ruleset.authorize(makeRequest('get', path, { resource: makeDocument(path, { n }) }));
    }
    const { report } = JSON.parse(getJson(ruleset)) as { report: Entry[] };
    const findMost = (entry: Entry): number =>
      Math.max(entry.values?.length ?? 0, ...(entry.children ?? []).map(findMost));
    expect(Math.max(...report.map(findMost))).toBeLessThan(40);
  });
});
