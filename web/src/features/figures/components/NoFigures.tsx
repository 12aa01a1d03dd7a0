import Typography from '@mui/material/Typography';

/** In the place of a plot of which there is nothing yet. */
export const NoFigures = ({ children }: { readonly children: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
);
