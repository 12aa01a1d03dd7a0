export type SchemeName = 'light' | 'dark';

/** Neutral surface levels. Only floating elements have shadows. */
interface Surfaces {
  readonly canvas: string;
  readonly base: string;
  readonly sunken: string;
  readonly raised: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textMuted: string;
  readonly textFaint: string;
  readonly wave: string;
}

export const SURFACES: Readonly<Record<SchemeName, Surfaces>> = {
  light: {
    canvas: '#f6f6f3',
    base: '#ffffff',
    sunken: '#eeeeea',
    raised: '#ffffff',
    line: '#e0e0da',
    // 3:1 on white and canvas, required for control borders.
    lineStrong: '#8a8b85',
    text: '#1a1c1f',
    textMuted: '#5a5d63',
    textFaint: '#6d7076',
    // 3:1 as well, because a waveform is information.
    wave: '#94958e',
  },
  dark: {
    canvas: '#111315',
    base: '#191b1e',
    sunken: '#23262b',
    raised: '#1f2226',
    line: '#2d3136',
    lineStrong: '#6f757d',
    text: '#ecedee',
    textMuted: '#a6abb2',
    textFaint: '#8d939b',
    wave: '#6c727b',
  },
};

/** State colours with one meaning each: waiting, positive, negative, attention. */
export const STATES: Readonly<
  Record<SchemeName, Readonly<Record<'waiting' | 'positive' | 'negative' | 'attention', string>>>
> = {
  light: { waiting: '#3f5f93', positive: '#24703a', negative: '#b3261e', attention: '#8a5300' },
  dark: { waiting: '#9db8e8', positive: '#7cc992', negative: '#f2a29b', attention: '#e9b765' },
};
