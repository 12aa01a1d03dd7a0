import { describe, expect, it } from 'vitest';
import { leavesNoAdmin } from './last-admin.ts';

describe('the last admin of an agency', () => {
  it('can be neither removed nor demoted', () => {
    expect(leavesNoAdmin(['ana'], 'ana', [])).toBe(true);
    expect(leavesNoAdmin(['ana'], 'ana', ['agencyTeam'])).toBe(true);
  });

  it('may change what else they are', () => {
    expect(leavesNoAdmin(['ana'], 'ana', ['admin'])).toBe(false);
    expect(leavesNoAdmin(['ana'], 'ana', ['agencyTeam', 'admin'])).toBe(false);
  });

  it('is not the last beside another one who works', () => {
    expect(leavesNoAdmin(['ana', 'ben'], 'ana', [])).toBe(false);
  });

  it('stays when a member leaves who never signed in, or is no admin', () => {
    expect(leavesNoAdmin(['ana'], 'ben', [])).toBe(false);
    expect(leavesNoAdmin([], 'ben', [])).toBe(false);
  });
});
