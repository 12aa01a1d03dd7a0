import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Secondary text, small by default. */
export const Muted = ((props: TypographyProps) => (
  <Typography variant="body2" color="textSecondary" {...props} />
)) as typeof Typography;
