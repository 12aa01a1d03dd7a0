import { expect, it } from 'vitest';
import { getInitials } from './initials.ts';

it.each([
  ['Ana Lucía Pérez', 'AP'],
  ['ángel', 'Á'],
  ['  Jo   Ng ', 'JN'],
  ['🎤Zoë', '🎤'],
  ['E\u0301lodie Ng', 'E\u0301N'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
