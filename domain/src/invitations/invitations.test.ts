import { describe, expect, it } from 'vitest';
import { getInvitationState, isOpenInvitation } from './invitations.ts';

const until = (millis: number) => ({ toMillis: () => millis });

describe('the state of an invitation', () => {
  it('expires with its link, unless it was used', () => {
    expect(getInvitationState({ state: 'waiting', expiresAt: until(10) }, 9)).toBe('waiting');
    expect(getInvitationState({ state: 'waiting', expiresAt: until(10) }, 10)).toBe('expired');
    expect(getInvitationState({ state: 'waiting', expiresAt: null }, 10)).toBe('waiting');
    expect(getInvitationState({ state: 'accepted', expiresAt: until(10) }, 10)).toBe('accepted');
  });

  it('can be sent again once it has expired, but not once it is decided', () => {
    expect(isOpenInvitation({ state: 'waiting' })).toBe(true);
    expect(isOpenInvitation({ state: 'withdrawn' })).toBe(false);
  });
});
