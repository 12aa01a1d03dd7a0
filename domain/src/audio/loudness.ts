/** A second-order direct-form filter, normalised to a0 = 1. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Returns the head shelf of BS.1770-4 at any sample rate, from the analogue filter behind the standard's 48 kHz form. */
const shelfAt = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const vh = 10 ** (3.999843853973347 / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
};

/** Returns the high-pass of BS.1770-4 at any sample rate. */
const highPassAt = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
};

/** Blocks of 400 ms start every 100 ms. */
const STEP_SECONDS = 0.1;
const STEPS_A_BLOCK = 4;
/** Absolute gate; the relative gate is 10 LU below the mean of the rest. */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Returns the K-weighted sum of squares of each 100 ms. */
const computePowers = (samples: Float32Array, sampleRate: number): Float64Array => {
  const shelf = shelfAt(sampleRate);
  const pass = highPassAt(sampleRate);
  const step = Math.round(sampleRate * STEP_SECONDS);
  const powers = new Float64Array(Math.floor(samples.length / step));
  let [s1, s2, p1, p2] = [0, 0, 0, 0];
  for (let part = 0; part < powers.length; part += 1) {
    let sum = 0;
    for (let at = part * step; at < (part + 1) * step; at += 1) {
      const x = samples[at] ?? 0;
      // Transposed form: two states per filter, and the least rounding.
      const y = shelf.b[0] * x + s1;
      s1 = shelf.b[1] * x - shelf.a[0] * y + s2;
      s2 = shelf.b[2] * x - shelf.a[1] * y;
      const z = pass.b[0] * y + p1;
      p1 = pass.b[1] * y - pass.a[0] * z + p2;
      p2 = pass.b[2] * y - pass.a[1] * z;
      sum += z * z;
    }
    powers[part] = sum / step;
  }
  return powers;
};

const computeLoudness = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns integrated loudness in LUFS by ITU-R BS.1770-4 (K-weighting, 400 ms blocks with 75% overlap,
 * gates at −70 LUFS and −10 LU), for one or two channels. Null for silence, or less than 400 ms.
 */
export const computeIntegratedLoudness = (
  channels: readonly Float32Array[],
  sampleRate: number,
): number | null => {
  const powers = channels.map((samples) => computePowers(samples, sampleRate));
  const steps = powers[0]?.length ?? 0;
  const blocks = Array.from({ length: Math.max(0, steps - STEPS_A_BLOCK + 1) }, (_, first) => {
    let sum = 0;
    for (const power of powers) {
      for (let step = first; step < first + STEPS_A_BLOCK; step += 1) sum += power[step] ?? 0;
    }
    return sum / STEPS_A_BLOCK;
  });
  const heard = blocks.filter((power) => computeLoudness(power) > ABSOLUTE_GATE);
  if (heard.length === 0) return null;
  const gate = computeLoudness(mean(heard)) + RELATIVE_GATE;
  const counted = heard.filter((power) => computeLoudness(power) > gate);
  return counted.length === 0 ? null : computeLoudness(mean(counted));
};
