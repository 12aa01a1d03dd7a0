import Typography from '@mui/material/Typography';

/** Placeholder of a plot without data. */
export const NoFigures = ({ children }: { readonly children: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
);
