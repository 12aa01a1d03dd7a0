import { formatFileMoment } from '@domain/deliveries/file-moment.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import { FactList } from '../../components/FactList.tsx';
import { useText } from '../../i18n/useText.ts';
import { useFormatText } from './useFormatText.ts';
import { useLevelText } from './useLevelText.ts';

/** All measurements of a file, in the units of engineers. */
export const MeasuredFigures = ({ measurement }: { readonly measurement: FileMeasurement }) => {
  const text = useText();
  const levelText = useLevelText();
  const formatText = useFormatText();
  const { channels, truePeak, truePeakAtMs, durationMs } = measurement;
  const { silenceStartMs, silenceEndMs } = measurement;
  const formatLevel = (value: number | null, unit: string): string =>
    value === null ? text('deliveries.figure.none') : `${levelText(value)} ${unit}`;
  const peak = formatLevel(truePeak, 'dBTP');
  const loudness = formatLevel(measurement.loudness, 'LUFS');

  return (
    <FactList
      facts={[
        [
          text('deliveries.figure.loudness'),
          channels === 1 && measurement.loudness !== null
            ? text('deliveries.figure.oneChannel', { level: loudness })
            : loudness,
        ],
        [
          text('deliveries.figure.truePeak'),
          truePeakAtMs === null
            ? peak
            : text('deliveries.figure.at', { level: peak, moment: formatFileMoment(truePeakAtMs) }),
        ],
        [text('deliveries.figure.peak'), formatLevel(measurement.samplePeak, 'dBFS')],
        [text('deliveries.figure.rms'), formatLevel(measurement.rms, 'dBFS')],
        [text('deliveries.figure.noiseFloor'), formatLevel(measurement.noiseFloor, 'dBFS')],
        [
          text('deliveries.figure.silence'),
          text('deliveries.figure.silenceValue', {
            start: levelText(silenceStartMs / 1000, 2),
            end: levelText(silenceEndMs / 1000, 2),
          }),
        ],
        [text('deliveries.figure.format'), formatText(measurement)],
        [text('deliveries.figure.duration'), formatFileMoment(durationMs)],
      ]}
    />
  );
};
