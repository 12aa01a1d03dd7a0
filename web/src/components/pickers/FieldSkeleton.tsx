import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import type { PickerFieldProps } from './pickerFieldProps.ts';

/** Reserves the space of a loading picker. */
export const FieldSkeleton = ({ helperText }: PickerFieldProps) => (
  <Box sx={{ width: 1 }}>
    <Skeleton variant="rounded" sx={{ height: 'calc(1.4375em + 2 * var(--vc-input-block))' }} />
    {helperText && <FormHelperText>{helperText}</FormHelperText>}
  </Box>
);
