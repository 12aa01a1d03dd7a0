import type { Refusal } from '@domain/auditions/answers.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Why a talent declined, for the agency's people. */
export const RefusalNote = ({ refusal }: { readonly refusal: Refusal }) => {
  const text = useText();

  return (
    <Muted variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {text('auditions.reasonIs', { reason: text(`auditions.reason.${refusal.reason}`) })}
      {refusal.note && (
        <>
          {' '}
          <bdi>{refusal.note}</bdi>
        </>
      )}
    </Muted>
  );
};
