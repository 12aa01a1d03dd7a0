import { Link as RouterLink } from 'react-router';
import Link from '@mui/material/Link';

export const FaultOwner = ({
  name,
  href,
  otherwise,
}: {
  readonly name: string | null;
  readonly href: string | null;
  /** Label of a record without a name. */
  readonly otherwise: string;
}) => {
  const called = name ?? otherwise;
  return href === null ? (
    called
  ) : (
    <Link component={RouterLink} to={href} sx={{ overflowWrap: 'anywhere' }}>
      {called}
    </Link>
  );
};
