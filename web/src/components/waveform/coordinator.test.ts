import { describe, expect, it, vi } from 'vitest';
import { leaveTheFloor, takeTheFloor } from './coordinator.ts';

describe('one player at a time', () => {
  it('pauses the player before, once', () => {
    const one = { pause: vi.fn() };
    const other = { pause: vi.fn() };
    takeTheFloor(one);
    takeTheFloor(one);
    expect(one.pause).not.toHaveBeenCalled();
    takeTheFloor(other);
    expect(one.pause).toHaveBeenCalledOnce();
  });

  it('leaves alone a player that has stopped', () => {
    const one = { pause: vi.fn() };
    takeTheFloor(one);
    leaveTheFloor(one);
    takeTheFloor({ pause: vi.fn() });
    expect(one.pause).not.toHaveBeenCalled();
  });
});
