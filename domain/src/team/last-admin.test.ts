import { describe, expect, it } from 'vitest';
import { leavesNoAdmin } from './last-admin.ts';

describe('the last admin of an agency', () => {
  it('can be neither removed nor demoted', () => {
    expect(leavesNoAdmin(['ana'], 'ana', [])).toBe(true);
    expect(leavesNoAdmin(['ana'], 'ana', ['agencyTeam'])).toBe(true);
  });

  it('may change their other roles', () => {
    expect(leavesNoAdmin(['ana'], 'ana', ['admin'])).toBe(false);
    expect(leavesNoAdmin(['ana'], 'ana', ['agencyTeam', 'admin'])).toBe(false);
  });

  it('is not the last while another one is active', () => {
    expect(leavesNoAdmin(['ana', 'ben'], 'ana', [])).toBe(false);
  });

  it('is unaffected when a non-admin leaves, or a member who never signed in', () => {
    expect(leavesNoAdmin(['ana'], 'ben', [])).toBe(false);
    expect(leavesNoAdmin([], 'ben', [])).toBe(false);
  });
});
