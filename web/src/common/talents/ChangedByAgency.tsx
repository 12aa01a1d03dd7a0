import { toChangedRecordKey, type ChangedCollection } from '@domain/talents/agency-change.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useAgencyChanges } from './useAgencyChanges.ts';

interface Props {
  readonly talentId: string;
  readonly collection: ChangedCollection;
  /** Absent: the talent's only record of the collection. */
  readonly id?: string;
}

/** Shows a talent that their agency made the last change, and when; nothing to others. */
export const ChangedByAgency = ({ talentId, collection, id = talentId }: Props) => {
  const text = useText();
  const dates = useDates();
  const { agencies } = useSignedIn();
  const change = useAgencyChanges(talentId)?.changes?.[toChangedRecordKey(collection, id)];
  if (!change) return null;

  const agency = agencies.find((workplace) => workplace.id === change.agencyId)?.publicName;
  const date = dates.full(change.at);

  return (
    <Muted variant="caption" component="p">
      {agency ? text('ownRecord.changedBy', { agency, date }) : text('ownRecord.changedByFormer', { date })}
    </Muted>
  );
};
