import WarningAmber from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';
import { hasContactDetails } from '@domain/values/contact-details.ts';
import { useText } from '../../i18n/useText.ts';

/** Warns of a file name with contact details, which clients must not get. */
export const ContactWarning = ({ fileName }: { readonly fileName: string }) => {
  const text = useText();
  if (!hasContactDetails(fileName)) return null;
  return (
    <Typography role="status" variant="body2" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}>
      <WarningAmber aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
      {text('upload.contactInName')}
    </Typography>
  );
};
