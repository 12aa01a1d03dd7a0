import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import { useText } from '../../i18n/useText.ts';
import { formatChannels } from './formatChannels.ts';
import { useLevelText } from './useLevelText.ts';

type SoundShape = Pick<FileMeasurement, 'sampleRate' | 'bits' | 'channels' | 'bitRate'>;

/** Returns a formatter of a file's rate, bits or bit rate, and channels. */
export const useFormatText = () => {
  const text = useText();
  const levelText = useLevelText();

  return ({ sampleRate, bits, channels, bitRate }: SoundShape): string => {
    const { lowest = 0, highest = 0 } = bitRate ?? {};
    const shape = {
      kilohertz: levelText(sampleRate / 1000, 3),
      channels: formatChannels(channels, text),
    };

    return bits === null
      ? text('deliveries.figure.formatLossy', {
          ...shape,
          kilobits: lowest === highest ? String(lowest) : `${lowest}–${highest}`,
        })
      : text('deliveries.figure.formatValue', { ...shape, bits });
  };
};
