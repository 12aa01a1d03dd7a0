/** Changes the sample rate by linear interpolation. */
export const toRate = (samples, from, to) => {
  const length = Math.floor((samples.length * to) / from);
  return Float32Array.from({ length }, (_, index) => {
    const at = (index * from) / to;
    const left = Math.floor(at);
    const right = Math.min(left + 1, samples.length - 1);
    return samples[left] + (samples[right] - samples[left]) * (at - left);
  });
};

/** Low-passed noise that swells and fades, shortly before a sentence. */
export const addBreath = (samples, before, rate, random) => {
  const length = Math.round(rate * (0.18 + random() * 0.22));
  const gap = Math.round(rate * (0.03 + random() * 0.12));
  const gain = 10 ** ((-34 - random() * 12) / 20);
  const from = before - gap - length;
  if (from < 0) return;

  let held = 0;
  for (let at = 0; at < length; at += 1) {
    held += 0.35 * (random() * 2 - 1 - held);
    samples[from + at] += held * gain * 2 * Math.sin((Math.PI * at) / length);
  }
};

/** Room noise at a level in dBFS: half white noise, half 50 Hz hum. */
export const addNoise = (samples, level, rate, random) => {
  const amplitude = 10 ** (level / 20) * Math.sqrt(3);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] += amplitude * ((random() * 2 - 1) * 0.8 + 0.4 * Math.sin((2 * Math.PI * 50 * at) / rate));
};
