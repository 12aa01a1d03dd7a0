import type { ComponentProps, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { listPart } from './tools.ts';

// Pages without lists load the texts of lists with this menu.
const CsvLayoutChoice = listPart(() =>
  import('./CsvLayoutChoice.tsx').then((module) => module.CsvLayoutChoice),
);

interface Props extends ComponentProps<typeof CsvLayoutChoice> {
  /** The button that saves the file. */
  readonly children: ReactNode;
}

/** Beside a button that saves CSV: selects the spreadsheet program. */
export const CsvLayoutMenu = ({ children, ...choice }: Props) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
    {children}
    <CsvLayoutChoice {...choice} />
  </Box>
);
