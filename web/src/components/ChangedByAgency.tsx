import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import type { AgencyChange } from '@domain/talents/agency-change.ts';
import { useText } from '../i18n/useText.ts';
import { useDates } from '../lib/dates.ts';
import { useSignedIn } from '../lib/session/session.ts';

interface Props {
  readonly talentId: string;
  readonly change: AgencyChange | Serialised<AgencyChange> | null | undefined;
}

/** Tells a talent that their agency made the last change of something of theirs, and when; nothing to anybody else. */
export const ChangedByAgency = ({ talentId, change }: Props) => {
  const text = useText();
  const dates = useDates();
  const { uid, agencies } = useSignedIn();
  if (!change || uid !== talentId) return null;
  const agency = agencies.find(({ id }) => id === change.agencyId)?.publicName;
  const date = dates.full(change.at);
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {agency ? text('ownRecord.changedBy', { agency, date }) : text('ownRecord.changedByFormer', { date })}
    </Typography>
  );
};
