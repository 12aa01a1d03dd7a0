import type { ReactNode } from 'react';
import Link from '@mui/material/Link';

/** A policy document, in a tab of its own so that the form is not lost. */
export const PolicyLink = ({
  href,
  children,
}: {
  readonly href: string | undefined;
  readonly children: ReactNode;
}) =>
  href ? (
    <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
      {children}
    </Link>
  ) : (
    children
  );
