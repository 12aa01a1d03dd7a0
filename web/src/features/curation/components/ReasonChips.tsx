import Chip from '@mui/material/Chip';
import { REVIEW_REASONS, type ReviewReason } from '@domain/curation/reasons.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Toggles a reason; reasons stay in the order of their keys. */
export const withReason = (reasons: readonly ReviewReason[], reason: ReviewReason): ReviewReason[] =>
  REVIEW_REASONS.filter((reviewReason) => reasons.includes(reviewReason) !== (reviewReason === reason));

interface Props {
  readonly said: readonly ReviewReason[];
  readonly onToggle: (reason: ReviewReason) => void;
}

/** Predefined reasons, which the talent reads in their own language. */
export const ReasonChips = ({ said, onToggle }: Props) => {
  const text = useText();

  return (
    <div role="group" aria-label={text('review.reasons')}>
      <Muted variant="caption" component="p" sx={{ marginBottom: 0.5 }}>
        {text('review.reasons')}
      </Muted>
      <Stack gap={0.5} align="start">
        {REVIEW_REASONS.map((reason, index) => {
          const isSaid = said.includes(reason);

          return (
            <Chip
              key={reason}
              size="small"
              variant={isSaid ? 'filled' : 'outlined'}
              color={isSaid ? 'primary' : 'default'}
              aria-pressed={isSaid}
              onClick={() => onToggle(reason)}
              label={joinDotted([String(index + 1), text(`review.reason.${reason}`)])}
              sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.5 } }}
            />
          );
        })}
      </Stack>
    </div>
  );
};
