import Box from '@mui/material/Box';

const BARS = [10, 22, 38, 18, 46, 30, 54, 26, 40, 16, 28, 12];

/** A sealed letter with a voice, for the identity check. */
export const IdentityArtwork = () => (
  <Box
    component="svg"
    viewBox="0 0 320 150"
    role="img"
    aria-hidden
    sx={{
      width: 1,
      maxHeight: 168,
      display: 'block',
      marginBlock: 1,
      borderRadius: '12px',
      backgroundColor: 'surface.sunken',
    }}
  >
    <Box
      component="g"
      sx={{ fill: 'var(--vc-palette-background-paper)', stroke: 'var(--vc-palette-surface-lineStrong)' }}
      strokeWidth="1.5"
    >
      <rect x="82" y="34" width="156" height="92" rx="10" />
      <path d="M84 42 L154 88 Q160 92 166 88 L236 42" fill="none" strokeLinejoin="round" />
    </Box>
    <Box component="g" sx={{ fill: 'var(--vc-palette-primary-main)' }}>
      {BARS.map((height, index) => (
        <rect key={index} x={127 + index * 5.6} y={104 - height / 4} width="3" height={height / 2} rx="1.5" />
      ))}
    </Box>
    <Box component="circle" cx="238" cy="38" r="18" sx={{ fill: 'var(--vc-palette-primary-main)' }} />
    <Box
      component="path"
      d="M230 38 l6 6 l11 -12"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{ stroke: 'var(--vc-palette-primary-contrastText)' }}
    />
  </Box>
);
