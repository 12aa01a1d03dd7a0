/** Relative heights of a waveform's bars. */
const BARS = [3, 6, 10, 7, 14, 9, 5, 12, 18, 11, 6, 15, 20, 13, 8, 16, 10, 5, 12, 7, 14, 9, 4, 8];
/** Visible in both themes. */
const COLOUR = 'rgba(128,128,128,0.3)';

const drawWave = (): string =>
  BARS.map(
    (height, index) =>
      `<rect x="${56 + index * 9}" y="${64 - height / 2}" width="4" height="${height}" rx="2"/>`,
  ).join('');

const NAME =
  '<rect x="30" y="14" width="110" height="12" rx="4"/><rect x="30" y="32" width="70" height="8" rx="4"/>';
const PLAY = '<circle cx="38" cy="64" r="11"/>';
const BUTTON = '<rect x="30" y="100" width="90" height="30" rx="6"/>';

const toImage = (height: number): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}" viewBox="0 0 300 ${height}" fill="${COLOUR}">${NAME}${PLAY}${drawWave()}${BUTTON}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};

/** Paints outlines of voices, one below the other, where cards aren't rendered yet. A background costs a fast scroll no elements. */
export const getCardOutlines = (height: number) => ({
  backgroundImage: toImage(height),
  backgroundSize: `100% ${height}px`,
  backgroundRepeat: 'repeat-y',
});
