import Typography from '@mui/material/Typography';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { HeardTake } from './HeardTake.tsx';
import { RefusalNote } from './RefusalNote.tsx';

/** A refusal's reason, a take's first listen, consent to synthetic voices, and the outcome its talent received. */
export const AuditionNote = ({ entry }: { readonly entry: AuditionEntry }) => {
  const text = useText();
  const dates = useDates();
  const { roles } = useSignedIn();
  const isStaff = roles.includes('agencyTeam') || roles.includes('admin');
  const lines = [
    entry.syntheticVoiceConsent && text('auditions.takeConsentGiven'),
    entry.outcome &&
      entry.outcomeToldAt &&
      text(`auditions.told.${entry.outcome}`, { date: dates.date(entry.outcomeToldAt) }),
  ].filter((line) => typeof line === 'string');
  return (
    <>
      {entry.status === 'uploaded' && <HeardTake entry={entry} />}
      {isStaff && entry.status === 'declined' && <RefusalNote entryId={entry.id} />}
      {lines.map((line) => (
        <Typography key={line} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {line}
        </Typography>
      ))}
    </>
  );
};
