import Skeleton from '@mui/material/Skeleton';

const chosen = <Skeleton width={112} height={20} sx={{ marginInlineStart: 1 }} aria-hidden />;

/** Replaces the selected value while the list with its name loads. */
export const renderLoadingChoice = { startAdornment: chosen } as const;

/** The same for several values, for `renderValue`: one bar each. */
export const renderLoadingChoices = (codes: readonly string[]) =>
  codes.map((code) => <Skeleton key={code} width={88} height={24} sx={{ marginInline: 0.5 }} aria-hidden />);

const ROWS = [160, 120, 190];

/** Replaces the options while they load. */
export const LoadingOptions = ({ label }: { readonly label: string }) => (
  <span role="status" aria-label={label}>
    {ROWS.map((width) => (
      <Skeleton key={width} width={width} height={32} aria-hidden />
    ))}
  </span>
);
