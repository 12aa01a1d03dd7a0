/** A level in dBFS for so many seconds; null: digital silence. */
export type TonePart = readonly [seconds: number, level: number | null];

/** A sine with the given peak levels per stretch, in continuous phase. */
export const makeTone = (parts: readonly TonePart[], sampleRate = 48_000, hertz = 997): Float32Array => {
  const lengths = parts.map(([seconds]) => Math.round(seconds * sampleRate));
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  parts.forEach(([, level], part) => {
    const amplitude = level === null ? 0 : 10 ** (level / 20);
    const end = offset + (lengths[part] ?? 0);
    for (; offset < end; offset += 1)
      samples[offset] = amplitude * Math.sin((2 * Math.PI * hertz * offset) / sampleRate);
  });
  return samples;
};

/** Duplicates samples to both channels. */
export const makeStereo = (samples: Float32Array): readonly Float32Array[] => [samples, samples];
