import { describe, expect, it } from 'vitest';
import { withLock } from './with-lock.ts';

const createGate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
};

describe('work under one key', () => {
  it('waits for earlier work, and returns its own result', async () => {
    const { open, passed } = createGate();
    const order: string[] = [];
    const first = withLock('a', async () => {
      await passed;
      order.push('first');
      return 1;
    });
    const second = withLock('a', async () => {
      order.push('second');
      return 2;
    });
    open();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
    expect(order).toEqual(['first', 'second']);
  });

  it('runs after earlier work that failed', async () => {
    const failed = withLock('b', () => Promise.reject(new Error('first')));
    const next = withLock('b', () => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('first');
    expect(await next).toBe('next');
  });

  it('does not wait for work under another key', async () => {
    const { open, passed } = createGate();
    const running = withLock('c', () => passed);
    expect(await withLock('d', () => Promise.resolve('at once'))).toBe('at once');
    open();
    await running;
  });
});
