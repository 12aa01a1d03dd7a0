import { describe, expect, it, vi } from 'vitest';
import { computeBars, drawBars } from './drawBars.ts';

describe('the bars of a waveform', () => {
  it('show the loudest peak of their span, for any number of stored peaks', () => {
    expect(computeBars([0.1, -0.9, 0.3, 0.4], 2)).toEqual([0.9, 0.4]);
    expect(computeBars([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8]);
    expect(computeBars([], 2)).toEqual([0, 0]);
  });

  it.each([
    [1, 331],
    [1.25, 413],
    [2, 97],
    [3, 1000],
  ])('are evenly spaced in whole pixels at a ratio of %d and a width of %d', (devicePixelRatio, width) => {
    vi.stubGlobal('window', { devicePixelRatio });

    const drawn: (readonly [number, number])[] = [];

    const context = {
      canvas: { width, height: 32 },
      roundRect: (x: number, _y: number, bar: number) => drawn.push([x, bar]),
      beginPath: () => undefined,
      closePath: () => undefined,
      fill: () => undefined,
    };
    drawBars(2, 2)([[0.5, 1, 0.2]], context as unknown as CanvasRenderingContext2D);

    const gaps = new Set(drawn.slice(1).map(([x], index) => x - (drawn[index]?.[0] ?? 0)));
    expect(gaps.size).toBe(1);
    expect(drawn.flat().every(Number.isInteger)).toBe(true);

    const [last = 0, bar = 0] = drawn.at(-1) ?? [];
    expect(last + bar).toBeLessThanOrEqual(width);
    expect(width - last - bar).toBeLessThan([...gaps][0] ?? 0);
    vi.unstubAllGlobals();
  });
});
