import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useText, type TextOf } from '../../../i18n/useText.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What engineers say most often, by the key that says it. */
export const reasonsOf = (text: TextOf): readonly string[] =>
  NUMBERS.map((number) => text(`review.reason.${number}`));

/** A comment with a reason, or without it where it has it. */
export const withReason = (comment: string, reason: string): string => {
  const lines = comment.split('\n').filter((line) => line.trim() !== '');
  return (lines.includes(reason) ? lines.filter((line) => line !== reason) : [...lines, reason]).join('\n');
};

interface Props {
  readonly comment: string;
  readonly onToggle: (reason: string) => void;
}

/** Ready-made reasons, each a line of the comment. */
export const ReasonChips = ({ comment, onToggle }: Props) => {
  const text = useText();
  const lines = comment.split('\n');
  return (
    <Box role="group" aria-label={text('review.reasons')}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBottom: 0.5 }}>
        {text('review.reasons')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        {reasonsOf(text).map((reason, index) => {
          const isSaid = lines.includes(reason);
          return (
            <Chip
              key={reason}
              size="small"
              variant={isSaid ? 'filled' : 'outlined'}
              color={isSaid ? 'primary' : 'default'}
              aria-pressed={isSaid}
              onClick={() => onToggle(reason)}
              label={`${index + 1} · ${reason}`}
              sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.5 } }}
            />
          );
        })}
      </Box>
    </Box>
  );
};
