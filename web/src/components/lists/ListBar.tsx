import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Row } from '../layout/Row.tsx';

interface Props {
  /** Filters of the list. */
  readonly children?: ReactNode;
  /** Tools of the whole list; they may load later without moving the rest. */
  readonly tools: ReactNode;
}

/** Above a list: its filters, and tools for the whole list at the end of the line. */
export const ListBar = ({ children, tools }: Props) => (
  <Row data-off-paper gap={1.5} align="center" sx={{ minHeight: 40 }}>
    {children}
    <Box sx={{ marginInlineStart: 'auto' }}>{tools}</Box>
  </Row>
);
