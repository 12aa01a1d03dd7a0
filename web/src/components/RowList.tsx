import type { ReactNode } from 'react';
import { PlainList } from './layout/PlainList.tsx';

/** Short rows in a column, separated by lines. */
export const RowList = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  <PlainList
    aria-label={label}
    sx={{
      '& > li': {
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        borderTop: '1px solid',
        borderColor: 'divider',
      },
      '& > li:first-of-type': { borderTop: 0 },
    }}
  >
    {children}
  </PlainList>
);
