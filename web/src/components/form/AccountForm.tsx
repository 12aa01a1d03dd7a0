import type { ReactNode } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Muted } from '../layout/Muted.tsx';
import { Stack } from '../layout/Stack.tsx';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Above the title: the form's position in a longer flow. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
  readonly maxWidth?: number;
}

/** Frame of forms before sign-in: one column with title, lead and fields. */
export const AccountForm = ({ title, lead, above, children, maxWidth = 400 }: Props) => (
  <Stack
    component={Form}
    noValidate
    sx={{ width: 1, maxWidth, margin: 'auto', paddingBlock: { xs: 2, sm: 4 } }}
  >
    {above}
    <Box sx={{ marginBottom: 1 }}>
      <Typography variant="h1">{title}</Typography>
      {lead && (
        <Muted component="div" variant="body1" sx={{ marginTop: 1 }}>
          {lead}
        </Muted>
      )}
    </Box>
    {children}
  </Stack>
);
