import Skeleton from '@mui/material/Skeleton';

/** In the place of what was chosen, while the list that names it is on its way. */
export const loadingChoice = {
  startAdornment: <Skeleton width={112} height={20} sx={{ marginInlineStart: 1 }} aria-hidden />,
} as const;

const ROWS = [160, 120, 190];

/** In the place of the options themselves. */
export const LoadingOptions = ({ label }: { readonly label: string }) => (
  <span role="status" aria-label={label}>
    {ROWS.map((width) => (
      <Skeleton key={width} width={width} height={32} aria-hidden />
    ))}
  </span>
);
