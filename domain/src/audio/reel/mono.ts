/** Returns the mean of all channels. */
export const toMono = (channels: readonly Float32Array[]): Float32Array => {
  const [first, ...furtherChannels] = channels;
  if (!first || furtherChannels.length === 0) return first ?? new Float32Array();
  return first.map((value, index) => {
    let sum = value;
    for (const channel of furtherChannels) sum += channel[index] ?? 0;
    return sum / channels.length;
  });
};
