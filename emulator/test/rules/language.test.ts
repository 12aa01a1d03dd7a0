import { describe, expect, it } from 'vitest';
import { auth, holds, stored, value, verdict } from './harness.ts';

const resource = stored('probe/doc', {
  n: 5,
  f: 2.5,
  whole: 4.0,
  s: 'hello world',
  list: ['a', 'b', 'c', 'b'],
  map: { a: 1, b: { c: 'deep' } },
  nothing: null,
  yes: true,
  bytes: new Uint8Array([255, 254, 253]),
  at: { raw: { kind: 'timestamp', micros: 1_700_000_000_123_456n } },
  place: { raw: { kind: 'geopoint', latitude: 1.5, longitude: -2.5 } },
  ref: { raw: { kind: 'reference', name: 'projects/p/databases/(default)/documents/users/ada' } },
});
const rest = { resource, auth: auth('ada', { role: 'editor', score: 7, groups: ['x'] }) };

function group(name: string, truths: readonly string[], failures: readonly string[] = []) {
  describe(name, () => {
    it.each(truths)('%s', (expression) => {
      expect(verdict(expression, rest)).toEqual({ allowed: true, detail: '' });
    });
    // An error and false both deny; only an error also denies when it is negated.
    it.each(failures)('%s is an error', (expression) => {
      expect(holds(expression, rest)).toBe(false);
      expect(holds(`!(${expression})`, rest)).toBe(false);
    });
  });
}

group(
  'equality and order',
  [
    'null == null',
    'null != 0',
    "'a' != 1",
    '1 == 1.0',
    '9007199254740993 != 9007199254740992.0',
    '[1, [2]] == [1.0, [2]]',
    "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}",
    "['a', 'b'].toSet() == ['b', 'a', 'a'].toSet()",
    "'a' < 'b' && 'Z' < 'a' && 'a' <= 'a'",
    "'\\uFFFD' < '\\U0001F600'",
    '1 < 1.5 && 2 >= 2.0',
    "b'a' < b'b'",
    'resource.data.at < request.time',
    'duration.value(1, "m") > duration.value(59, "s")',
    'resource.data.ref == /databases/$(database)/documents/users/ada',
    'resource.data.ref == path("/databases/(default)/documents/users/ada")',
  ],
  ["'a' < 1", 'null < 1', '[1] < [2]', 'true > false'],
);

group(
  'boolean operators absorb errors on either side',
  [
    'true || resource.data.missing == 1',
    'resource.data.missing == 1 || true',
    '!(false && resource.data.missing == 1)',
    '!(resource.data.missing == 1 && false)',
    'true ? true : resource.data.missing',
    '(1 == 1 ? 2 : 3) == 2',
    '!false && !!true',
    '1 + 2 * 3 == 7 && (1 + 2) * 3 == 9',
    'true || false && false',
    '1 < 2 == true',
    "'a' in ['a'] == true",
  ],
  [
    'resource.data.missing == 1 || false',
    'resource.data.missing == 1 && true',
    '1 && true',
    "'x' || false",
    '!1 == true',
    '1 ? true : true',
    'resource.data.missing ? true : true',
  ],
);

group(
  'numbers',
  [
    '7 / 2 == 3 && -7 / 2 == -3',
    '7 % 3 == 1 && -7 % 3 == -1',
    '7 / 2.0 == 3.5',
    '5.5 % 2 == 1.5',
    '1.0 / 0 > 1000000',
    '9223372036854775807 - 1 == 9223372036854775806',
    '-9223372036854775808 < 0',
    '0x1F == 31 && 1e3 == 1000.0',
    '1 is int && 1 is number && !(1 is float)',
    '1.0 is float && 1.0 is number && !(1.0 is int)',
    'int("42") == 42 && int(2.9) == 2 && int(-2.9) == -2',
    'float("2.5") == 2.5 && float(2) == 2.0 && float(2) is float',
    'string(1) == "1" && string(true) == "true" && string(2.0) == "2.0" && string(null) == "null"',
    'math.abs(-2) == 2 && math.abs(-2.5) == 2.5',
    'math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2 && math.round(-1.5) == -2',
    'math.ceil(1.2) is int',
    'math.sqrt(81) == 9 && math.pow(2, 3) == 8',
    'math.isNaN(math.sqrt(-1.0)) && !math.isNaN(1)',
    'math.isInfinite(1.0 / 0)',
    'math.sqrt(-1.0) != math.sqrt(-1.0)',
    'resource.data.whole == 4',
  ],
  [
    '1 / 0 == 0',
    '1 % 0 == 0',
    '9223372036854775807 + 1 > 0',
    '9223372036854775807 * 2 > 0',
    "1 + 'a' == '1a'",
    'true + true == 2',
    'int("4.2") == 4',
    'int("x") == 0',
    'bool("true")',
    'math.isInfinite(1)',
    "math.abs('1') == 1",
  ],
);

group(
  'strings',
  [
    "'ab' + 'cd' == 'abcd'",
    "'hello'.size() == 5 && '😀é'.size() == 2",
    "'FiRe'.lower() == 'fire' && 'FiRe'.upper() == 'FIRE'",
    "'  Fireside  '.trim() == 'Fireside'",
    "'phase3'.matches('^phase[0-9]$') && 'phase3'.matches('phase.')",
    "!'phase3!'.matches('phase[0-9]')",
    "'abcabc'.replace('a', 'x') == 'xbcxbc'",
    "'john smith'.replace('(\\\\w+) (\\\\w+)', '\\\\2 \\\\1') == 'smith john'",
    "'cost'.replace('cost', '$1') == '$1'",
    "'a,b,c'.split(',') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "resource.data.s[0] == 'h' && resource.data.s[6:11] == 'world' && resource.data.s[3:3] == ''",
    "'caf\\u00e9' == 'café' && 'it\\'s' == \"it's\"",
    "'a@b.co'.matches('^[^@]+@[^@]+\\.co$')",
    "'x'.matches('.') && !'\\n'.matches('.')",
  ],
  [
    "'a'.matches('(')",
    "'a'.matches(1)",
    "'a'.size(1) == 1",
    "'a'.nothing()",
    "'abc'[3] == 'c'",
    "'abc'[1:9] == 'bc'",
    "'abc'[2:1] == ''",
    '1.size() == 1'.replace('1.size', 'resource.data.n.size'),
  ],
);

group(
  'lists and sets',
  [
    "'b' in ['a', 'b'] && !('z' in ['a'])",
    '[1, 2].concat([3]) == [1, 2, 3]',
    '[1, 2, 3].hasAll([1, 3]) && [1, 2, 3].hasAny([9, 2]) && ![1].hasAll([1, 2])',
    '[1, 2, 2].hasOnly([2, 1]) && [1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2])',
    '[].hasAll([]) && ![].hasAny([]) && [].hasOnly([])',
    "['a', 'b', 'c'].join('-') == 'a-b-c' && [1, 2].join('') == '12'",
    '[1, 2, 3, 2].removeAll([2]) == [1, 3]',
    '[10, 20, 30][1] == 20 && [10, 20, 30][0:2] == [10, 20]',
    'resource.data.list.size() == 4 && resource.data.list.toSet().size() == 3',
    "['a', 'b'].toSet().union(['b', 'c'].toSet()) == ['a', 'b', 'c'].toSet()",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "['a', 'b'].toSet().hasAll(['a']) && ['a'].toSet().hasOnly(['a', 'b']) && 'a' in ['a'].toSet()",
    '[1, 1.0, 2].toSet().size() == 2',
    "[1, 'a', null, [1], {'x': 1}].size() == 5",
    '[1, 2, 3,].size() == 3',
    '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].hasAll([13.0, 1])',
  ],
  [
    '[1][1] == 1',
    '[1][-1] == 1',
    "[1]['a'] == 1",
    '[1] + [2] == [1, 2]',
    "1 in 'abc'",
    '[1].hasAny(1)',
    '[1].toSet().union([2]).size() == 2',
    '[resource.data.missing].size() == 1',
    "['a', [1]].join(',') == 'a'",
  ],
);

group(
  'maps and their differences',
  [
    "{'a': 1}.a == 1 && {'a': 1}['a'] == 1",
    "'a' in {'a': 1} && !('b' in {'a': 1}) && !(1 in {'a': 1})",
    "{'a': 1}.get('missing', 7) == 7 && {'a': 1}.get('a', 7) == 1",
    "resource.data.get(['map', 'b', 'c'], 'x') == 'deep' && resource.data.get(['map', 'x', 'c'], 'x') == 'x'",
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1, 'b': 2}.values() == [1, 2]",
    "{'a': 1, 'b': 2}.size() == 2 && {}.size() == 0",
    "{'a': 1, 'b': 3, 'c': 4}.diff({'a': 1, 'b': 2, 'd': 5}).affectedKeys() == ['b', 'c', 'd'].toSet()",
    "{'a': 1, 'c': 4}.diff({'a': 1}).addedKeys() == ['c'].toSet()",
    "{'a': 1}.diff({'a': 1, 'd': 5}).removedKeys() == ['d'].toSet()",
    "{'a': 1, 'b': 3}.diff({'a': 1, 'b': 2}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 3}.diff({'a': 1, 'b': 2}).unchangedKeys() == ['a'].toSet()",
    "!('constructor' in {}) && !('toString' in resource.data)",
    "resource.data.nothing == null && 'nothing' in resource.data",
    'resource.data.map is map && resource.data.list is list && resource.data.nothing is null',
  ],
  [
    'resource.data.missing == null',
    'resource.data.constructor == 1',
    'resource.data.nothing.deeper == 1',
    'resource.data.map[1] == 1',
    "{'a': 1}.get('a') == 1",
    '{1: 2}.size() == 1',
    "{'a': 1}.hasAll(['a'])",
    'resource.data.s.length == 11',
  ],
);

group(
  'times, places, bytes, hashes',
  [
    'timestamp.date(2024, 2, 29).year() == 2024 && timestamp.date(2024, 2, 29).month() == 2',
    'timestamp.date(2024, 2, 29).day() == 29 && timestamp.date(2024, 2, 29).dayOfWeek() == 4',
    'timestamp.date(2024, 12, 31).dayOfYear() == 366',
    "timestamp.date(2024, 2, 29) + duration.value(1, 'd') == timestamp.date(2024, 3, 1)",
    "timestamp.date(2024, 3, 1) - timestamp.date(2024, 2, 29) == duration.value(24, 'h')",
    'request.time.date() == timestamp.date(2026, 1, 15)',
    'request.time.hours() == 12 && request.time.minutes() == 34 && request.time.seconds() == 56',
    'request.time.nanos() == 123456000 && request.time.toMillis() == 1768480496123',
    'request.time.time() == duration.time(12, 34, 56, 123456000)',
    'timestamp.value(0) == timestamp.date(1970, 1, 1)',
    'timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000',
    "duration.value(90, 's').seconds() == 90 && duration.value(123, 'ns').nanos() == 123",
    "duration.value(1, 'w') == duration.value(7, 'd')",
    "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
    'latlng.value(1.25, 2.5).latitude() == 1.25 && resource.data.place.longitude() == -2.5',
    'latlng.value(1, 2).distance(latlng.value(1, 2)) == 0.0',
    'math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111',
    "'abc'.toUtf8().size() == 3 && 'abc'.toUtf8().toHexString() == '616263' && 'é'.toUtf8().size() == 2",
    "resource.data.bytes.toHexString() == 'FFFEFD' && resource.data.bytes.toBase64() == '__79'",
    "b'\\xff\\101' == b'\\377A' && b'é'.size() == 2",
    "hashing.md5('abc') == hashing.md5('abc'.toUtf8())",
    "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    "hashing.crc32('123456789').toHexString() == '2639F4CB'",
    "hashing.crc32c('123456789').toHexString() == '839206E3'",
  ],
  [
    'timestamp.date(2024, 2, 30) == request.time',
    "duration.value(1, 'y') == duration.value(1, 'd')",
    'latlng.value(91, 0).latitude() == 91',
    'request.time + 1 > request.time',
    'hashing.md5(1) == hashing.md5(1)',
  ],
);

group(
  'paths',
  [
    'resource.__name__ == /databases/$(database)/documents/probe/doc',
    'resource.__name__ == request.path && resource.id == id',
    "request.path[3] == 'probe' && request.path[4] == id",
    'request.path is path && resource.data.ref is path',
    "string(/a/b) == '/a/b'",
    "path('/a/{x}/b').bind({'x': 'y'}) == /a/y/b",
    '/a/$(1 + 1)/b == path("/a/2/b")',
    "resource.data.ref[4] == 'ada'",
    '/a/b/c[1:2][0] == "b"'.replace('/a/b/c', 'path("/a/b/c")'),
  ],
  ["path('/a/{x}').bind({}) == /a/y", '/a/$(null)/b == /a/b/c', 'path(1) == /a/b', 'path(/a/b) == /a/b'],
);

group(
  'the request',
  [
    "request.auth.uid == 'ada' && request.auth.token.role == 'editor' && request.auth.token.score == 7",
    "'x' in request.auth.token.groups && request.auth.token.sub == 'ada'",
    "request.method == 'get'",
    "debug(request.auth.uid) == 'ada'",
    'resource.data.at is timestamp && resource.data.place is latlng && resource.data.bytes is bytes',
    'resource.data.yes',
  ],
  ['request.resource == null', 'request.query.limit == 1', 'request.auth.token.missing == 1', 'unheard == 1'],
);

describe('without a signed-in user', () => {
  it('request.auth is null', () => {
    expect(holds('request.auth == null')).toBe(true);
    expect(holds('request.auth != null')).toBe(false);
    expect(verdict("request.auth.uid == 'a'").detail).toContain("Null value error. for 'get' @ L4");
  });
});

describe('what a denial tells', () => {
  it('names rules that are false', () => {
    expect(verdict('1 == 2').detail).toBe("\nfalse for 'get' @ L4");
  });

  it('names the error and its rule', () => {
    expect(verdict('resource.data.missing == 1', rest).detail).toBe(
      "\nevaluation error at L4:43 for 'get' @ L4, Property missing is undefined on object. for 'get' @ L4",
    );
    expect(verdict('resource.data.n.size() == 1', rest).detail).toContain(
      'Function not found error: Name: [size].',
    );
  });

  it('keeps values with their kinds', () => {
    expect(value(1)).toEqual({ kind: 'integer', value: 1n });
  });
});
