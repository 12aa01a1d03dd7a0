import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { Watermarked } from '../components/Watermarked.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';

/** Style, script and brief; the script large enough to be read from while recording. */
export const AuditionDetailsDialog = ({
  entry,
  onClose,
}: {
  readonly entry: AuditionEntryPage;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const style = useCatalogLabel('AUDITION_STYLE');
  const titleId = useId();
  const parts = [
    { label: text('auditions.style'), value: style(entry.style) },
    { label: text('auditions.script'), value: entry.script },
    { label: text('auditions.brief'), value: entry.brief },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 640, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{text('upload.detailsTitle')}</DialogTitle>
      <DialogContent>
        <Watermarked name={entry.confidentiality?.name} script={entry.script + entry.brief}>
          {parts.map(({ label, value }) => (
            <section key={label}>
              <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', marginTop: 1.5 }}>
                {label}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</Typography>
            </section>
          ))}
        </Watermarked>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
