import { describe, expect, it, vi } from 'vitest';
import { releasePlayback, claimPlayback } from './coordinator.ts';

describe('one player at a time', () => {
  it('pauses the previous player, once', () => {
    const first = { pause: vi.fn() };
    const second = { pause: vi.fn() };
    claimPlayback(first);
    claimPlayback(first);
    expect(first.pause).not.toHaveBeenCalled();
    claimPlayback(second);
    expect(first.pause).toHaveBeenCalledOnce();
  });

  it('ignores a player that has stopped', () => {
    const first = { pause: vi.fn() };
    claimPlayback(first);
    releasePlayback(first);
    claimPlayback({ pause: vi.fn() });
    expect(first.pause).not.toHaveBeenCalled();
  });
});
