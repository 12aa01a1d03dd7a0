import Typography from '@mui/material/Typography';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Watermarked } from '../components/Watermarked.tsx';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
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
  const parts = [
    { label: text('auditions.style'), value: style(entry.style) },
    { label: text('auditions.script'), value: entry.script },
    { label: text('auditions.brief'), value: entry.brief },
  ];

  return (
    <InfoDialog title={text('upload.detailsTitle')} maxWidth={640} onClose={onClose}>
      <Watermarked name={entry.confidentiality?.name} script={entry.script + entry.brief}>
        {parts.map(({ label, value }) => (
          <section key={label}>
            <Muted variant="subtitle2" component="h3" sx={{ marginTop: 1.5 }}>
              {label}
            </Muted>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</Typography>
          </section>
        ))}
      </Watermarked>
    </InfoDialog>
  );
};
