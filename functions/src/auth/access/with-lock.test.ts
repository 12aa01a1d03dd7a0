import { describe, expect, it } from 'vitest';
import { withLock } from './with-lock.ts';

const createGate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
};

describe('work about one thing', () => {
  it('waits for what came before it, and gives its own result', async () => {
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

  it('continues after work that failed', async () => {
    const failed = withLock('b', () => Promise.reject(new Error('first')));
    const next = withLock('b', () => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('first');
    expect(await next).toBe('next');
  });

  it('waits for nothing that is about something else', async () => {
    const { open, passed } = createGate();
    const running = withLock('c', () => passed);
    expect(await withLock('d', () => Promise.resolve('at once'))).toBe('at once');
    open();
    await running;
  });
});
