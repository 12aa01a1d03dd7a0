import { lazyComponent } from '../../components/lazyComponent.tsx';
import { WaveformPlayer, type WaveformPlayerProps } from '../../components/waveform/WaveformPlayer.tsx';
import type { MarkedPlayerProps } from './MarkedPlayer.tsx';

/** Few recordings have takes, so their markers load with the first one. */
const MarkedPlayer = lazyComponent<MarkedPlayerProps>(
  async () => (await import('./MarkedPlayer.tsx')).MarkedPlayer,
  WaveformPlayer,
);

export interface TakesPlayerProps
  extends Omit<WaveformPlayerProps, 'controls'>, Pick<MarkedPlayerProps, 'best' | 'buttonHeight'> {
  /** Takes within the recording; fewer than two aren't marked. */
  readonly takes?: MarkedPlayerProps['takes'] | undefined;
}

/** The player of a recording that may have several takes. */
export const TakesPlayer = ({ takes, best, ...recording }: TakesPlayerProps) =>
  takes?.[1] ? <MarkedPlayer {...recording} takes={takes} best={best} /> : <WaveformPlayer {...recording} />;
