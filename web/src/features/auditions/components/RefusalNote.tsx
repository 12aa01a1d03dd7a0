import Typography from '@mui/material/Typography';
import type { Refusal } from '@domain/auditions/answers.ts';
import { useText } from '../../../i18n/useText.ts';

/** Why a talent declined, for the agency's people. */
export const RefusalNote = ({ refusal }: { readonly refusal: Refusal }) => {
  const text = useText();

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
