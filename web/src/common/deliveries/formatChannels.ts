import type { FormatText } from '../../i18n/useText.ts';

/** Returns the name of a number of channels. */
export const formatChannels = (channels: number, text: FormatText): string =>
  channels > 2
    ? text('deliveries.figure.channels', { count: channels })
    : text(channels === 1 ? 'deliveries.figure.mono' : 'deliveries.figure.stereo');
