import Typography from '@mui/material/Typography';
import type { AuditionDossier } from '@domain/auditions/answers.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { useText } from '../../../i18n/useText.ts';

/** Why a talent declined, for the agency's people. */
export const RefusalNote = ({ entryId }: { readonly entryId: string }) => {
  const text = useText();
  const dossier = useLiveDoc<AuditionDossier>(`auditionDossiers/${entryId}`);
  const refusal = dossier.data?.refusal;
  if (!refusal) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {text('auditions.reasonIs', { reason: text(`auditions.reason.${refusal.reason}`) })}
      {refusal.note && (
        <>
          {' '}
          <bdi>{refusal.note}</bdi>
        </>
      )}
    </Typography>
  );
};
