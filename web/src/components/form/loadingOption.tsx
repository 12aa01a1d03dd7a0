import Skeleton from '@mui/material/Skeleton';

const chosen = <Skeleton width={112} height={20} sx={{ marginInlineStart: 1 }} aria-hidden />;

/** In the place of what was chosen, while the list that names it is on its way. */
export const renderLoadingChoice = { startAdornment: chosen } as const;

/** The same where several are chosen, for `renderValue`: a bar for each. */
export const renderLoadingChoices = (codes: readonly string[]) =>
  codes.map((code) => <Skeleton key={code} width={88} height={24} sx={{ marginInline: 0.5 }} aria-hidden />);

const ROWS = [160, 120, 190];

/** In the place of the options themselves. */
export const LoadingOptions = ({ label }: { readonly label: string }) => (
  <span role="status" aria-label={label}>
    {ROWS.map((width) => (
      <Skeleton key={width} width={width} height={32} aria-hidden />
    ))}
  </span>
);
