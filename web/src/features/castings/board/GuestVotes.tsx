import HowToVote from '@mui/icons-material/HowToVoteOutlined';
import Box from '@mui/material/Box';
import { VOTES, type Vote } from '@domain/castings/guests.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../../i18n/useText.ts';

/** Counts of guests' votes; renders nothing without votes. */
export const GuestVotes = ({ counts }: { readonly counts: Readonly<Record<Vote, number>> }) => {
  const text = useText();
  const votes = VOTES.filter((vote) => counts[vote] > 0);
  if (votes.length === 0) return null;

  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <HowToVote aria-hidden sx={{ fontSize: 16 }} />
      <span className="visually-hidden">{text('selection.guestVotes')}</span>
      {joinDotted(votes.map((vote) => text(`selection.votes.${vote}`, { count: counts[vote] })))}
    </Box>
  );
};
