import type { ComponentProps, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { listPart } from './tools.ts';

// A page that isn't a list has the texts of lists only once this menu has loaded.
const CsvLayoutChoice = listPart(() =>
  import('./CsvLayoutChoice.tsx').then((module) => module.CsvLayoutChoice),
);

interface Props extends ComponentProps<typeof CsvLayoutChoice> {
  /** The button that saves the file. */
  readonly children: ReactNode;
}

/** Beside a button that saves a CSV file: for which spreadsheet the file is written. */
export const CsvLayoutMenu = ({ children, ...choice }: Props) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
    {children}
    <CsvLayoutChoice {...choice} />
  </Box>
);
