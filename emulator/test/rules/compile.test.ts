import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/rules/engine.ts';
import { compile, getIssues, makeRequest, makeRules } from './harness.ts';

const wrapInProbe = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /phase3/{document} {
      ${body}
    }
  }
}
`;

function listShown(source: string): string[] {
  return getIssues(source).map(
    ({ line, column, severity, description }) => `${line}:${column} ${severity} ${description}`,
  );
}

describe('the compiler reports, with line and column,', () => {
  it.each([
    ['a missing condition', 'allow get: if ;', ["5:21 ERROR Missing conditional expression after 'if'."]],
    [
      'a let declared twice',
      'function twice() { let value = 1; let value = 2; return value == 2; }\n      allow get: if twice();',
      [
        '5:30 WARNING Unused variable: value.',
        '5:45 ERROR The identifier [value] is already bound in the current scope.',
      ],
    ],
    [
      'an unknown variable',
      'allow get: if missingName == 1;',
      ['5:21 WARNING Invalid variable name: missingName.'],
    ],
    [
      'a wrong number of arguments',
      'allow get: if math.abs() == 1;',
      ['5:26 WARNING Incorrect number of arguments supplied to function: math.abs.'],
    ],
    [
      'recursion',
      'function recurse() { return recurse(); }\n      allow get: if recurse();',
      ['5:16 ERROR Recursive call is not allowed.'],
    ],
    ['an unknown function', 'allow get: if nope(1);', ['5:21 WARNING Invalid function name: nope.']],
    ['an unknown method', 'allow get: if request.nope();', ['5:29 WARNING Invalid function name: nope.']],
    [
      'an unknown namespace function',
      'allow get: if math.nope(1);',
      ['5:26 WARNING Invalid function name: math.nope.'],
    ],
    [
      'a wrong number of arguments to one of ours',
      'function f(a) { return a; }\n      allow get: if f();',
      ['6:21 WARNING Incorrect number of arguments supplied to function: f.'],
    ],
    ['an unused function', 'function f() { return true; }', ['5:16 WARNING Unused function: f.']],
    [
      'an unused let',
      'function f() { let a = 1; return true; }\n      allow get: if f();',
      ['5:26 WARNING Unused variable: a.'],
    ],
    [
      'two functions of one name',
      'function f() { return true; }\n      function f() { return false; }\n      allow get: if f();',
      [
        '6:16 ERROR The identifier [f] is already bound in the current scope.',
        '6:16 WARNING Unused function: f.',
      ],
    ],
    ['an unknown operation', 'allow fetch: if true;', ['5:13 ERROR Invalid method name: fetch.']],
    [
      'an unknown type',
      'allow get: if 1 is integer;',
      ['5:21 ERROR Invalid type. Received one of [integer].'],
    ],
    [
      'a let without its semicolon',
      'function f() { let a = 1\n        return a == 1 }\n      allow get: if f();',
      ["6:9 ERROR missing ';' at 'return'"],
    ],
    ['a stray token', 'allow get: if true true;', ["5:26 ERROR Unexpected 'true'."]],
    ['an unclosed string', "allow get: if 'abc;", ['5:21 ERROR Unclosed string.']],
    ['an unclosed bytes literal', "allow get: if b'abc;", ['5:21 ERROR Unclosed string.']],
    [
      'an escape strings do not have',
      "allow get: if 'a'.matches('\\\\d\\d');",
      ['5:33 ERROR Invalid string literal.'],
    ],
    [
      'an escape bytes do not have',
      "allow get: if b'\\u0041' == null;",
      ['5:21 ERROR Invalid bytes literal.'],
    ],
    [
      'a division that reads as a path',
      'allow get: if 4/2 == 2;',
      ["5:22 ERROR Missing 'match' keyword before path."],
    ],
    [
      'variables of a request where no rule calls',
      'function f() { return request.auth.uid == g(1); }\n      function g(x) { return resource; }\n      function h(request) { return request; }\n      allow get: if h(1);',
      [
        '5:16 WARNING Unused function: f.',
        '5:29 WARNING Invalid variable name: request.',
        '6:30 WARNING Invalid variable name: resource.',
      ],
    ],
    ['an unclosed comment', '/* never ends', ['5:7 ERROR Unclosed comment.']],
    ['a foreign character', 'allow get: if true # no;', ["5:26 ERROR Unexpected '#'."]],
    [
      'a number out of range',
      'allow get: if 99999999999999999999 > 0;',
      ['5:21 ERROR Integer out of range: 99999999999999999999.'],
    ],
    ['a path without match', '/x/{y} { allow get; }', ["5:7 ERROR Missing 'match' keyword before path."]],
  ])('%s', (_name, body, expected) => {
    expect(listShown(wrapInProbe(body))).toEqual(expected);
  });

  it('two recursive wildcards in one path', () => {
    expect(listShown(makeRules('match /{first=**}/{second=**} { allow get; }'))).toEqual([
      '4:18 ERROR Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
    ]);
  });

  it('a name bound twice in one path, but not one of an outer path', () => {
    expect(listShown(makeRules('match /a/{id}/b/{id} { allow get; }'))).toEqual([
      '4:17 ERROR The identifier [id] is already bound in the current scope.',
    ]);
    const nested = makeRules('match /a/{id} { match /b/{id} { allow get: if id == "inner"; } }');
    expect(listShown(nested)).toEqual([]);
    const { allowed } = compile(nested).authorize(makeRequest('get', 'a/outer/b/inner'));
    expect(allowed).toBe(true);
  });

  it('a recursive wildcard before the end in version 1', () => {
    expect(listShown(makeRules('match /{first=**}/c/{id} { allow get; }', '1'))).toEqual([
      '4:7 ERROR Invalid glob match expression. Glob matches are permitted as the last segment in a match declaration path.',
    ]);
  });

  it('a file that ends too early', () => {
    expect(listShown("rules_version = '2';\nservice cloud.firestore {\n")).toEqual([
      "3:1 ERROR Unexpected '<EOF>'.",
    ]);
  });

  it('anything but a service, a function or the version at the top', () => {
    const expected = "{'function', 'import', 'service', 'rules_version'}";
    expect(listShown('broken')).toEqual([`1:1 ERROR mismatched input 'broken' expecting ${expected}`]);
    expect(listShown('{ "rules": {} }')).toEqual([`1:1 ERROR mismatched input '{' expecting ${expected}`]);
    expect(listShown('')).toEqual([`1:1 ERROR mismatched input '<EOF>' expecting ${expected}`]);
    expect(listShown("rules_version = '2';\nmatch /a/{b} { }")).toEqual([
      `2:1 ERROR mismatched input 'match' expecting ${expected}`,
    ]);
  });

  it('a service without a declaration', () => {
    expect(listShown("rules_version = '2';\nservice cloud.firestore {\n}")).toEqual([
      "2:1 ERROR The 'service' body must contain at least one declaration.",
    ]);
  });

  it.each(['duration', 'hashing', 'latlng', 'math', 'timestamp'])('the package %s as a variable', (name) => {
    const makeIssues = (line: number, ...columns: number[]) =>
      columns.map(
        (column) => `${line}:${column} ERROR ${name} is a package and cannot be used as variable name.`,
      );

    const width = name.length;
    expect(
      listShown(makeRules(`function f(${name}) { return ${name}; } match /a/{b} { allow get: if f(1); }`)),
    ).toEqual(makeIssues(4, 12, 23 + width));

    expect(
      listShown(
        makeRules(`function f() { let ${name} = 1; return ${name}; } match /a/{b} { allow get: if f(); }`),
      ),
    ).toEqual(makeIssues(4, 20, 33 + width));

    expect(listShown(makeRules(`match /a/{${name}} { allow get: if ${name} == 'x'; }`))).toEqual(
      makeIssues(4, 11, 29 + width),
    );

    // As a function or field name it is an ordinary name.
    expect(
      listShown(
        makeRules(
          `function ${name}() { return {'${name}': 1}.${name}; } match /a/{b} { allow get: if ${name}(); }`,
        ),
      ),
    ).toEqual([]);
  });

  it('nothing about packages bound as names: request, resource and names of the rules', () => {
    expect(listShown(makeRules('match /a/{request} { allow get: if request == "x"; }'))).toEqual([]);
    expect(
      listShown(makeRules('function f(resource) { return resource; } match /a/{b} { allow get: if f(1); }')),
    ).toEqual([]);
  });

  it('a missing service, another service, an unsupported version', () => {
    expect(listShown("rules_version = '2';")).toEqual([
      '1:1 ERROR Missing service declaration: cloud.firestore.',
    ]);
    expect(listShown("rules_version = '2';\nservice firebase.storage { match /b/{x} { } }")).toEqual([
      '1:1 ERROR Missing service declaration: cloud.firestore.',
    ]);
    expect(listShown("rules_version = '3';\nservice cloud.firestore { match /a/{b} { } }")).toEqual([
      "1:17 ERROR Invalid rules version: 3. Supported versions are '1' and '2'.",
    ]);
    expect(compileRules([], 'cloud.firestore').ok).toBe(false);
  });

  it('nothing about missing semicolons, except for a let', () => {
    const body = 'function f() { return true }\n allow read\n allow write: if f()\n allow get: if false }';
    const source = `rules_version='2'\nservice cloud.firestore { match /a/{b} { ${body} }`;
    expect(listShown(source)).toEqual([]);
  });

  it('nothing about valid rules of either version', () => {
    expect(listShown(wrapInProbe('allow read, write: if request.auth != null;'))).toEqual([]);
    const versionless = compileRules(
      [{ name: 'r', content: 'service cloud.firestore { match /a/{b} { } }' }],
      'cloud.firestore',
    );
    expect(versionless.ok && versionless.ruleset.rulesVersion).toBe('1');
  });

  it('the file of the issue', () => {
    const result = compileRules(
      [
        { name: 'main.rules', content: makeRules('match /a/{b} { allow get: if shared(); }') },
        { name: 'shared.rules', content: 'function shared() { return nothing; }' },
      ],
      'cloud.firestore',
    );
    expect(result.issues.map(({ fileName, line }) => `${fileName}:${line}`)).toEqual(['shared.rules:1']);
  });
});

describe('literals', () => {
  it.each(['\\\\', "\\'", '\\"', '\\n', '\\r', '\\t', '\\b', '\\f', '\\x4a', '\\012', '\\377'])(
    'include %s',
    (escape) => {
      expect(
        listShown(wrapInProbe(`allow get: if '${escape}' == b'${escape}' || B"${escape}" == null;`)),
      ).toEqual([]);
    },
  );

  const unknown = [
    '/',
    'a',
    'v',
    '?',
    'd',
    '.',
    '`',
    '0',
    '12',
    '400',
    'x4',
    'X41',
    'U0001F600',
    'u{41}',
    'u41',
  ];

  it.each(unknown)('exclude \\%s', (escape) => {
    expect(listShown(wrapInProbe(`allow get: if '\\${escape}' == null;`))).toEqual([
      '5:21 ERROR Invalid string literal.',
    ]);
    expect(listShown(wrapInProbe(`allow get: if b'\\${escape}' == null;`))).toEqual([
      '5:21 ERROR Invalid bytes literal.',
    ]);
  });
});

describe('limits at compile time', () => {
  const makeChain = (length: number) =>
    `${Array.from({ length }, (_, i) => `function f${i}() { return ${i + 1 === length ? 'true' : `f${i + 1}()`}; }`).join('\n')}
     allow get: if f0();`;

  it('21 functions on one call stack pass, 22 do not', () => {
    expect(listShown(wrapInProbe(makeChain(21)))).toEqual([]);
    const stack = Array.from({ length: 21 }, (_, i) => `f${i}`).join('->');
    for (const length of [22, 23]) {
      expect(listShown(wrapInProbe(makeChain(length)))).toEqual([
        // The position of the function that exceeds the depth.
        `26:10 ERROR Maximum allowed call depth of 20 is reached for [${stack}] call stack.`,
      ]);
    }
  });

  it('eleven lets pass, twelve do not', () => {
    const makeLets = (count: number) =>
      `function f() { ${Array.from({ length: count }, (_, i) => `let v${i} = ${i};`).join(' ')}
        return ${Array.from({ length: count }, (_, i) => `v${i}`).join(' + ')} > 0; }
       allow get: if f();`;
    expect(listShown(wrapInProbe(makeLets(11)))).toEqual([]);
    expect(listShown(wrapInProbe(makeLets(12)))).toEqual([
      '6:16 ERROR Maximum allowed variable count of 10 for a given function has been reached.',
    ]);
  });

  it('97 parentheses around a comparison pass, 98 do not', () => {
    const makeGrouped = (count: number) =>
      `allow get: if ${'('.repeat(count)}request.auth.uid == 'a'${')'.repeat(count)};`;
    expect(listShown(wrapInProbe(makeGrouped(97)))).toEqual([]);
    expect(listShown(wrapInProbe(makeGrouped(98)))).toHaveLength(2);
    for (const count of [99, 100, 200]) {
      expect(listShown(wrapInProbe(makeGrouped(count)))).toEqual([
        '5:120 ERROR Expression is too complex to evaluate safely.',
      ]);
    }
  });

  it('98 comparisons in one chain pass, 99 do not; 49 nested to the right pass, 50 do not', () => {
    const makeFlat = (count: number) =>
      `allow get: if ${Array.from({ length: count }, () => "document == 'a'").join(' && ')};`;
    const makeNested = (count: number) =>
      `allow get: if ${"document == 'a' && (".repeat(count - 1)}document == 'a'${')'.repeat(count - 1)};`;
    expect(listShown(wrapInProbe(makeFlat(98)))).toEqual([]);
    expect(listShown(wrapInProbe(makeFlat(99)))).not.toEqual([]);
    expect(listShown(wrapInProbe(makeNested(49)))).toEqual([]);

    for (const [count, right] of [
      [50, '5:1013'],
      [52, '5:1020'],
    ] as const) {
      expect(listShown(wrapInProbe(makeNested(count)))).toEqual([
        '5:1001 ERROR Expression is too complex to evaluate safely.',
        `${right} ERROR Expression is too complex to evaluate safely.`,
      ]);
    }
  });

  it('sources above 256 KiB are refused', () => {
    const makePadding = (bytes: number) => {
      const base = wrapInProbe('allow get: if true;');
      return `${base}//${'x'.repeat(bytes - base.length - 2)}`;
    };
    expect(listShown(makePadding(256 * 1024))).toEqual([]);
    expect(listShown(makePadding(256 * 1024 + 1))[0]).toContain('larger than 256 KiB');
  });
});
