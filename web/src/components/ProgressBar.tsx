import Box from '@mui/material/Box';

interface Props {
  /** From 0 to 100; absent while unknown. */
  readonly percent?: number;
  /** Accessible label; absent where nearby text describes the progress. */
  readonly label?: string;
}

/** A progress bar. Lighter than the library's, because all pages behind links load it. */
export const ProgressBar = ({ percent, label }: Props) => (
  <Box
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': label })}
    {...(label === undefined || percent === undefined
      ? {}
      : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(percent) })}
    sx={{ height: 8, borderRadius: '4px', overflow: 'hidden', backgroundColor: 'divider' }}
  >
    <Box
      sx={{
        height: 1,
        backgroundColor: 'primary.main',
        transition: 'width 200ms linear',
        '@keyframes vc-passing': {
          from: { transform: 'translateX(-100%)' },
          to: { transform: 'translateX(334%)' },
        },
        animation: percent === undefined ? 'vc-passing 1.6s linear infinite' : 'none',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none', animation: 'none' },
      }}
      style={{ width: percent === undefined ? '30%' : `${percent}%` }}
    />
  </Box>
);
