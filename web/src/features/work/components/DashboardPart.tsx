import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { DashboardPart as Part } from '@domain/work/work.ts';

/** A linked section of the dashboard: following a link moves the focus there. */
export const DashboardPart = ({ id, children }: { readonly id: Part; readonly children: ReactNode }) => {
  const { key } = useLocation();
  const isMeant = useSearchParams()[0].get('part') === id;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isMeant) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
    // On every navigation, including repeats to the same section.
  }, [isMeant, key]);

  return (
    <Box ref={box} id={id} tabIndex={-1} sx={{ scrollMarginTop: 72, '&:empty': { display: 'none' } }}>
      {children}
    </Box>
  );
};
