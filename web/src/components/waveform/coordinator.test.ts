import { describe, expect, it, vi } from 'vitest';
import { releasePlayback, claimPlayback } from './coordinator.ts';

describe('one player at a time', () => {
  it('pauses the player before, once', () => {
    const one = { pause: vi.fn() };
    const other = { pause: vi.fn() };
    claimPlayback(one);
    claimPlayback(one);
    expect(one.pause).not.toHaveBeenCalled();
    claimPlayback(other);
    expect(one.pause).toHaveBeenCalledOnce();
  });

  it('leaves alone a player that has stopped', () => {
    const one = { pause: vi.fn() };
    claimPlayback(one);
    releasePlayback(one);
    claimPlayback({ pause: vi.fn() });
    expect(one.pause).not.toHaveBeenCalled();
  });
});
