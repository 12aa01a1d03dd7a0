import { Muted } from '../../../components/layout/Muted.tsx';

/** Placeholder of a plot without data. */
export const NoFigures = ({ children }: { readonly children: string }) => (
  <Muted variant="body1">{children}</Muted>
);
