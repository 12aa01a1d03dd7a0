import { describe, expect, it } from 'vitest';
import { makeAuth, holds, makeDocument, toValue, judge } from './harness.ts';

const resource = makeDocument('probe/doc', {
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
const rest = { resource, auth: makeAuth('ada', { role: 'editor', score: 7, groups: ['x'] }) };

function group(name: string, truths: readonly string[], failures: readonly string[] = []) {
  describe(name, () => {
    it.each(truths)('%s', (expression) => {
      expect(judge(expression, rest)).toEqual({ allowed: true, detail: '' });
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
    // Elements of lists and maps must match in type.
    '[1] != [1.0] && [1, 2] != [1, 2.0] && [[1]] != [[1.0]]',
    "{'a': 1} != {'a': 1.0} && {'a': [1]} != {'a': [1.0]} && {'a': 1}.values() != [1.0]",
    "[1][0] == 1.0 && {'a': 1}.a == 1.0 && [1.0] == [1.0] && {'a': 1.0} == {'a': 1.0}",
    '0 == -0.0 && 0.0 == -0.0 && [0.0] != [-0.0] && [-0.0] == [-0.0]',
    "float('NaN') != float('NaN') && [float('NaN')] != [float('NaN')]",
    '[resource.data.n] == [5] && [resource.data.n] != [5.0] && [resource.data.f] == [2.5]',
    "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}",
    "['a', 'b'].toSet() == ['b', 'a', 'a'].toSet()",
    "'a' < 'b' && 'Z' < 'a' && 'a' <= 'a'",
    "'\\uFFFD' < '😀'",
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
    'int("42") == 42 && int("-3") == -3 && int("+3") == 3 && int("-0") == 0 && int(2.9) == 2 && int(-2.9) == -2',
    "int(float('9.3e18')) == 9223372036854775807 && int(float('-9.3e18')) == -9223372036854775808",
    "int(float('NaN')) == 0 && int(2.5) is int",
    'float("2.5") == 2.5 && float(2) == 2.0 && float(2) is float',
    "float('1e3') == 1000.0 && float('.5') == 0.5 && float('5.') == 5.0 && float('1.5f') == 1.5 && float('1.5d') == 1.5",
    "float('0x1p3') == 8.0 && float('-0x1.8p1') == -3.0 && float(' 2.5') == 2.5 && float('2.5 ') == 2.5",
    "float('Infinity') > 1.0 && float('-Infinity') < 1.0",
    'string(1) == "1" && string(true) == "true" && string(2.0) == "2.0" && string(null) == "null"',
    "string('s') == 's' && string(path('a/b')) == '/a/b' && string(-0.0) == '-0.0'",
    "string(0.1 + 0.2) == '0.30000000000000004' && string(1.0 / 3.0) == '0.3333333333333333'",
    "string(1e7) == '1.0E7' && string(1e-4) == '1.0E-4' && string(123456789.0) == '1.23456789E8'",
    "string(1e21) == '1.0E21' && string(2e-3) == '0.002' && string(float('-Infinity')) == '-Infinity'",
    "string(float('4.9e-324')) == '4.9E-324' && string(float('1e-323')) == '9.9E-324' && string(1e-310) == '1.0E-310'",
    'math.abs(-2) == 2 && math.abs(-2.5) == 2.5',
    'math.abs(-2) is int && math.abs(-1.0) is float',
    'math.abs(-9223372036854775807 - 1) == -9223372036854775807 - 1',
    'math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.ceil(-0.5) == 0 && math.floor(-0.5) == -1',
    'math.ceil(1.2) is float && math.floor(1) is float && math.ceil(1) is float',
    'math.round(1.5) == 2 && math.round(2.5) == 3 && math.round(0.5) == 1 && math.round(1.4) == 1',
    'math.round(-1.5) == -1 && math.round(-2.5) == -2 && math.round(-0.5) == 0',
    'math.round(2.5) is int && math.round(1) is int',
    'math.round(math.sqrt(-1)) == 0 && math.round(math.pow(0, -1)) == 9223372036854775807',
    'math.sqrt(4) is float && math.pow(2, 3) is float && math.pow(2, -1) == 0.5 && math.pow(4, 0.5) == 2.0',
    'math.sqrt(81) == 9 && math.pow(2, 3) == 8',
    'math.isNaN(math.sqrt(-1.0)) && !math.isNaN(1)',
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
    'int("1.5") == 1',
    'int("0x10") == 16',
    'int(" 1 ") == 1',
    'int("1e3") == 1000',
    'int("9223372036854775808") > 0',
    'int(true) == 1',
    'int(null) == 0',
    'int("1", 2) == 1',
    'float("inf") > 1.0',
    'float("nan") == 0.0',
    'float(true) == 1.0',
    "string([1]) == ''",
    "string({'a': 1}) == ''",
    "string(b'abc') == ''",
    "string(duration.value(1, 's')) == ''",
    // Both are in the reference but not in the service.
    'bool("true")',
    'math.isInfinite(1.0)',
    'math.abs(true) == 1',
    'math.pow(2, "a") == 1',
    'math.isNaN("a")',
    'math.sqrt() == 1',
    "'a' + 1 == 'x'",
    "'at ' + request.time == 'z'",
    "'a' + b'b' == 'ab'",
    "b'ab' + b'cd' == b'abcd'",
    "duration.value(60, 's') + 1 == duration.value(1, 's')",
    'timestamp.value(0) + timestamp.value(60000) == timestamp.value(1)',
    "{'a': 1} + {'b': 2} == {}",
    "math.abs('1') == 1",
  ],
);

group(
  'strings',
  [
    "'ab' + 'cd' == 'abcd'",
    "'hello'.size() == 5 && '\\ud83d\\ude00' == '😀' && '😀é'.size() == 3 && '😀é'[2] == 'é' && '😀é'[2:3] == 'é'",
    "'\\x41\\u0042\\103\\b\\f' == 'ABC\\u0008\\u000c' && '\\xe9' == 'é' && '\\377' == 'ÿ'",
    "'FiRe'.lower() == 'fire' && 'FiRe'.upper() == 'FIRE'",
    "'  Fireside  '.trim() == 'Fireside'",
    "'phase3'.matches('^phase[0-9]$') && 'phase3'.matches('phase.')",
    "!'phase3!'.matches('phase[0-9]')",
    "'abcabc'.replace('a', 'x') == 'xbcxbc'",
    "'john smith'.replace('(\\\\w+) (\\\\w+)', '$2 $1') == 'smith john'",
    "'cost'.replace('cost', '\\\\$1') == '$1' && 'ab'.replace('a', '\\\\2') == '2b'",
    "'a,b,c'.split(',') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "resource.data.s[0] == 'h' && resource.data.s[6:11] == 'world' && resource.data.s[3:3] == ''",
    "'hello'[1:1] == '' && 'hello'[4:4] == '' && 'hello'[4:5] == 'o'",
    "'caf\\u00e9' == 'café' && 'it\\'s' == \"it's\"",
    "'a@b.co'.matches('^[^@]+@[^@]+\\\\.co$')",
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
    "'abc'[0:0] == ''",
    "'abc'[3:3] == ''",
    "''[0:0] == ''",
    "'abc'['length'] == 3",
    "'a'.concat('b') == 'ab'",
    "'a'.toSet().size() == 1",
    "'a'.hasAny(['a'])",
    "'a'.replace('a', 1) == '1'",
    "'cost'.replace('cost', '$1') == '$1'",
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
    '[10, 20, 30][2:2] == [] && [10, 20, 30][2:3] == [30]',
    // Lists compare elements by type and value …
    '!(1.0 in [1]) && !(1 in [1.0]) && -0.0 in [0.0] && !(0 in [-0.0]) && 2.5 in [2.5]',
    "!(float('NaN') in [float('NaN')]) && !([1] in [[1.0]]) && !({'a': 1} in [{'a': 1.0}]) && !([0.0] in [[-0.0]])",
    '![1].hasAny([1.0]) && ![1].hasAll([1.0]) && ![1].hasOnly([1.0]) && [1, 2.5].hasAll([2.5]) && [0.0].hasAny([-0.0])',
    '[1, 2].removeAll([1.0]) == [1, 2] && [1.0, 2].removeAll([1]) == [1.0, 2] && [-0.0].removeAll([0.0]) == []',
    '[[1]].removeAll([[1.0]]) == [[1]] && [1, 2].removeAll([1]) == [2]',
    // … sets by value only.
    '[1].toSet() == [1.0].toSet() && [1, 1.0].toSet().size() == 1 && 1 in [1.0].toSet() && 1.0 in [1].toSet()',
    '[1].toSet().hasAny([1.0]) && [1].toSet().hasAll([1.0]) && [1].toSet().hasOnly([1.0].toSet())',
    '[1].toSet().difference([1.0].toSet()).size() == 0 && [1].toSet().intersection([1.0].toSet()).size() == 1',
    '[1].toSet().union([1.0].toSet()).size() == 1 && [[1], [1.0]].toSet().size() == 1',
    "[{'a': [1]}].toSet() == [{'a': [1.0]}].toSet() && [1] in [[1.0]].toSet()",
    '[0.0, -0.0].toSet().size() == 1 && [[0.0]].toSet() == [[-0.0]].toSet()',
    "[float('NaN'), float('NaN')].toSet().size() == 1 && float('NaN') in [float('NaN')].toSet()",
    "['a', null].join(',') == 'a,null' && [2.0].join(',') == '2.0' && [-0.5, 1e8, true].join(',') == '-0.5,1.0E8,true'",
    "[path('/a/b')].join(',') == '/a/b' && [].join(',') == '' && ['a', 'b'].join('') == 'ab'",
    "[1, 2.0, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].hasAll([1, 2.0]) && !(2 in [1, 2.0, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'])",
    'resource.data.list.size() == 4 && resource.data.list.toSet().size() == 3',
    "['a', 'b'].toSet().union(['b', 'c'].toSet()) == ['a', 'b', 'c'].toSet()",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "['a', 'b'].toSet().hasAll(['a']) && ['a'].toSet().hasOnly(['a', 'b']) && 'a' in ['a'].toSet()",
    '[1, 1.0, 2].toSet().size() == 2',
    "[1, 'a', null, [1], {'x': 1}].size() == 5",
    '[1, 2, 3,].size() == 3',
    '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].toSet().hasAll([13.0, 1])',
  ],
  [
    '[1][1] == 1',
    '[1][-1] == 1',
    "[1]['a'] == 1",
    '[1] + [2] == [1, 2]',
    "1 in 'abc'",
    "'a' in null",
    "'a' in 5",
    "'a' in request.time",
    "'a' in {'a': 1}.diff({})",
    "1 in {'a': 1}",
    "['a'].hasAll(['z'].toSet())",
    "['a'].hasAny(['z'].toSet())",
    "['a'].hasOnly(['z'].toSet())",
    "['a'].removeAll(['z'].toSet()) == ['a']",
    "['a'].hasAny('a')",
    "['a'].hasAll({'a': 1})",
    "['a'].hasOnly(null)",
    "['a'].hasAny()",
    "['a'].hasAll(['a'], ['a'])",
    "['a'].toSet().hasAny('a')",
    "['a'].toSet().hasAll({'a': 1})",
    "['a'].toSet().keys() == ['a']",
    "['a'].toSet().join(',') == 'a'",
    "['a'].toSet().concat(['b']) == ['a']",
    "['a'].toSet().union('a') == ['a'].toSet()",
    "['a'].toSet().difference(['a']) == [].toSet()",
    "['a'].toSet().intersection() == [].toSet()",
    '[1].union([1].toSet()) == [1].toSet()',
    '[1, 2][0:0] == []',
    '[1, 2][2:2] == []',
    '[1, 2][1:0] == []',
    '[][0:0] == []',
    "[1]['length'] == 1",
    '[1].length == 1',
    '[1].size == 1',
    "['a'].join() == 'a'",
    "['a'].join(1) == 'a'",
    "[b'ab'].join(',') == 'ab'",
    "[{'k': 'v'}].join(',') == 'k'",
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
    "'a' in {'a': 1} && !('b' in {'a': 1})",
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0 && {'x': 1}.diff({'x': 1.0}).unchangedKeys().size() == 1",
    "{'x': [1]}.diff({'x': [1.0]}).changedKeys().size() == 0 && {'x': 0.0}.diff({'x': -0.0}).changedKeys().size() == 0",
    "{'x': float('NaN')}.diff({'x': float('NaN')}).changedKeys().size() == 0 && {'x': 1}.diff({'x': 2.0}).changedKeys().size() == 1",
    "{'a': 1}.get('missing', 7) == 7 && {'a': 1}.get('a', 7) == 1",
    "resource.data.get(['map', 'b', 'c'], 'x') == 'deep' && resource.data.get(['map', 'x', 'c'], 'x') == 'x'",
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1, 'b': 2}.values() == [1, 2]",
    "{'b': 1, 'B': 2, '10': 3, '9': 4, '': 5}.keys() == ['', '10', '9', 'B', 'b']",
    "{'b': 1, '😀': 2, 'ｚ': 3, 'a': 4}.values() == [4, 1, 3, 2]",
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
    "{'a': 1}.size == 1",
    "{'a': 1}.toSet().size() == 1",
    "{'a': 1}.join(',') == 'a'",
    "{'a': 1}.diff([1]).addedKeys().size() == 0",
    "{'a': 1}.diff({}).keys() == ['a']",
    "{'a': 1}.diff({}).size() == 1",
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
    'timestamp.value(0)[0] == null',
    'latlng.value(1, 2)[0] == null',
    "duration.value(1, 'h')[0] == null",
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
    expect(judge("request.auth.uid == 'a'").detail).toContain("Null value error. for 'get' @ L4");
  });
});

describe('the message of an error', () => {
  it.each([
    ['[1, 2][2] == 1', 'Index out of bound error. Index: [2] , size: [2].'],
    ['[1, 2, 3, 4][0:0] == []', 'Index out of bound error. Index: [-1] , size: [4].'],
    ['[1, 2, 3, 4][4:4] == []', 'Index out of bound error. Index: [4] , size: [4].'],
    ['[1, 2, 3][0:9] == []', 'Index out of bound error. Index: [8] , size: [3].'],
    ['[1, 2, 3, 4][3:1] == []', 'Illegal range error. From index: [3] , To index: [1].'],
    ["[1]['a'] == 1", 'Unsupported operation error. Received: list[string]. Expected: list[int].'],
    [
      "['a'].hasAny(['a'].toSet())",
      'Unsupported operation error. Received: list.hasAny(set). Expected: list.hasAny(list).',
    ],
    [
      "['a'].toSet().hasAny('a')",
      'Unsupported operation error. Received: set.hasAny(string). Expected: set.hasAny(list), set.hasAny(set).',
    ],
    [
      "['a'].join(1) == ''",
      'Unsupported operation error. Received: list.join(int). Expected: list.join(string).',
    ],
    ["1 in {'a': 1}", 'Unsupported operation error. Received: map.in(int). Expected: map.in(string).'],
    ["'a' in 'abc'", 'Function not found error: Name: [in].'],
    ["'a' in null", 'Null value error.'],
    ["int('x') == 1", 'Type conversion error. Argument: [x], From type: [string], To type: [int].'],
    [
      'int(true) == 1',
      'Unsupported operation error. Received: int(bool). Expected: int(int), int(float), int(string).',
    ],
    [
      "string([1]) == ''",
      'Unsupported operation error. Received: string(list). Expected: string(int), string(float), string(null), string(string), string(bool), string(path).',
    ],
    [
      "math.abs('a') == 1",
      'Unsupported operation error. Received: math.abs(string). Expected: math.abs(int), math.abs(float).',
    ],
    [
      "math.pow(2, 'a') == 1",
      'Unsupported operation error. Received: math.pow(int, string). Expected: math.pow(float, float).',
    ],
    [
      'hashing.md5(1) == b""',
      'Unsupported operation error. Received: hashing.md5(int). Expected: hashing.md5(bytes), hashing.md5(string).',
    ],
    ["['a'] + ['b'] == ['a', 'b']", 'Unsupported operation error. Received: list + list.'],
    ["1 < 'a'", 'Unsupported operation error. Received: int < string.'],
    ['nobody.a == 1', 'Null value error.'],
    ['[1][0:0] == []', 'Index out of bound error. Index: [-1] , size: [1].'],
    [
      'latlng.value(-100, -122.08) == 1',
      'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: -100.0, longitude: -122.08.',
    ],
    [
      'math.abs(1, 2) == 1',
      'Incorrect number of arguments. Received: 2. Expected: math.abs(int), math.abs(float).',
    ],
    ['math.pow() == 1', 'Incorrect number of arguments. Received: 0. Expected: math.pow(float, float).'],
    ["['a'].join() == 'a'", 'Incorrect number of arguments. Received: 0. Expected: list.join(string).'],
    ["['a'].concat() == []", 'Incorrect number of arguments. Received: 0. Expected: list.concat(list).'],
    ['math.isInfinite(1.0)', 'Function not found error: Name: [math.isInfinite].'],
    ['resource.data.b in [resource.data.a] == resource.data.c', 'Property a is undefined on object.'],
    ['resource.data.a == resource.data.b', 'Property a is undefined on object.'],
    ['[resource.data.a, resource.data.b] == []', 'Property a is undefined on object.'],
    ['resource.data.get(resource.data.a, resource.data.b) == 1', 'Property a is undefined on object.'],
  ])('%s', (expression, message) => {
    const { detail } = judge(expression, { resource: makeDocument('probe/doc', { n: 1 }) });
    expect(detail).toContain(`, ${message} for 'get' @ L4`);
  });
});

describe('the message of a denial', () => {
  it('contains rules that are false', () => {
    expect(judge('1 == 2').detail).toBe("\nfalse for 'get' @ L4");
  });

  it('contains the error and its rule', () => {
    expect(judge('resource.data.missing == 1', rest).detail).toBe(
      "\nevaluation error at L4:43 for 'get' @ L4, Property missing is undefined on object. for 'get' @ L4",
    );
    expect(judge('resource.data.n.size() == 1', rest).detail).toContain(
      'Function not found error: Name: [size].',
    );
  });

  it('keeps values with their kinds', () => {
    expect(toValue(1)).toEqual({ kind: 'integer', value: 1n });
  });
});
