import { describe, expect, it } from 'vitest';
import { getAgreement } from './agreement.ts';

describe('the agreement of guests on a voice', () => {
  it('is the common answer, if all agree', () => {
    expect(getAgreement(['yes', 'yes', 'yes'])).toMatchObject({ kind: 'one', vote: 'yes', votes: 3 });
    expect(getAgreement(['no'])).toMatchObject({ kind: 'one', vote: 'no', votes: 1 });
  });

  it('is a disagreement if some say yes and some no', () => {
    expect(getAgreement(['yes', 'maybe', 'no'])).toMatchObject({
      kind: 'against',
      vote: null,
      counts: { yes: 1, maybe: 1, no: 1 },
    });
  });

  it('is open while a vote is undecided, and absent without votes', () => {
    expect(getAgreement(['yes', 'maybe']).kind).toBe('open');
    expect(getAgreement([]).kind).toBe('none');
  });
});
