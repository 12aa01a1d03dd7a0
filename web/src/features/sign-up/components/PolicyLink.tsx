import type { ReactNode } from 'react';
import Link from '@mui/material/Link';

/** A link to a policy document, in a new tab so that the form isn't lost. */
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
