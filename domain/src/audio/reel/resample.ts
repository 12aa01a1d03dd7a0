/** Rate of the analysis, in hertz: speech has little above half of it. */
export const ANALYSIS_RATE = 16_000;

/** Returns samples at the rate of the analysis: the mean around each point, which also keeps higher tones out. */
export const toAnalysisRate = (samples: Float32Array, sampleRate: number): Float32Array => {
  const step = sampleRate / ANALYSIS_RATE;
  const out = new Float32Array(Math.floor(samples.length / step));
  const width = Math.max(1, Math.round(step));

  for (let index = 0; index < out.length; index += 1) {
    const from = Math.floor(index * step);
    let sum = 0;
    for (let position = from; position < from + width; position += 1) sum += samples[position] ?? 0;
    out[index] = sum / width;
  }

  return out;
};
