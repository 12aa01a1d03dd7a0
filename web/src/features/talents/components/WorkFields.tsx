import Box from '@mui/material/Box';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useProfileText } from './profileSubject.ts';

/** Working conditions, for bookings and payment. */
export const WorkFields = () => {
  const text = useProfileText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormCheckbox name="availableForProjectOnCreationTime" label={text('work.available')} />
      <FormTextField name="society" label={text('work.society')} helperText={text('work.societyHint')} />
      <FormCheckbox name="cooperativePartner" label={text('work.cooperativePartner')} />
      <FormTextField name="linkedIn" type="url" label={text('work.linkedIn')} />
    </Box>
  );
};
