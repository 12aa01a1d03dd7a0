import HowToVote from '@mui/icons-material/HowToVoteOutlined';
import Box from '@mui/material/Box';
import { VOTES, type VoteCounts } from '@domain/castings/votes.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../../i18n/useText.ts';

/** Counts of guests' votes; renders nothing without votes. */
export const GuestVotes = ({ counts }: { readonly counts: VoteCounts | undefined }) => {
  const text = useText();
  const votes = VOTES.flatMap((vote) => {
    const count = counts?.[vote] ?? 0;
    return count > 0 ? [text(`selection.votes.${vote}`, { count })] : [];
  });
  if (votes.length === 0) return null;

  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <HowToVote aria-hidden sx={{ fontSize: 16 }} />
      <span className="visually-hidden">{text('selection.guestVotes')}</span>
      {joinDotted(votes)}
    </Box>
  );
};
