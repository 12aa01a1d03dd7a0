/** Changes the sample rate by linear interpolation. */
export const toRate = (samples, from, to) => {
  const length = Math.floor((samples.length * to) / from);
  return Float32Array.from({ length }, (_, index) => {
    const position = (index * from) / to;
    const left = Math.floor(position);
    const right = Math.min(left + 1, samples.length - 1);
    return samples[left] + (samples[right] - samples[left]) * (position - left);
  });
};

/** Low-passed noise that swells and fades, shortly before a sentence. */
export const addBreath = (samples, before, rate, random) => {
  const length = Math.round(rate * (0.18 + random() * 0.22));
  const gap = Math.round(rate * (0.03 + random() * 0.12));
  const gain = 10 ** ((-34 - random() * 12) / 20);
  const from = before - gap - length;
  if (from < 0) return;

  let level = 0;
  for (let index = 0; index < length; index += 1) {
    level += 0.35 * (random() * 2 - 1 - level);
    samples[from + index] += level * gain * 2 * Math.sin((Math.PI * index) / length);
  }
};

/** Room noise at a level in dBFS: half white noise, half 50 Hz hum. */
export const addNoise = (samples, level, rate, random) => {
  const amplitude = 10 ** (level / 20) * Math.sqrt(3);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] +=
      amplitude * ((random() * 2 - 1) * 0.8 + 0.4 * Math.sin((2 * Math.PI * 50 * index) / rate));
};
