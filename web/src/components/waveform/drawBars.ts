type Channels = readonly (Float32Array | readonly number[])[];

/** Returns bars that fit the width, each as high as its loudest peak. */
export const computeBars = (peaks: Float32Array | readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(...Array.from(peaks.slice(from, to), Math.abs), 0);
  });

/**
 * Draws bars and gaps of constant width at every player width, aligned to device pixels,
 * however many peaks are stored.
 */
export const drawBars =
  (barWidth: number, gap: number) =>
  ([peaks = []]: Channels, context: CanvasRenderingContext2D): void => {
    const { width, height } = context.canvas;
    const ratio = Math.max(1, window.devicePixelRatio);
    const [bar, pitch] = [
      Math.round(barWidth * ratio),
      Math.round(barWidth * ratio) + Math.round(gap * ratio),
    ];
    const least = Math.round(2 * ratio);

    context.beginPath();

    computeBars(peaks, Math.floor((width + pitch - bar) / pitch)).forEach((peak, index) => {
      const high = Math.max(least, Math.round(peak * height));
      context.roundRect(index * pitch, Math.floor((height - high) / 2), bar, high, bar / 2);
    });

    context.fill();
    context.closePath();
  };
