import type { AgencyRemoval, RemovedKind } from '@domain/talents/agency-change.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { useText } from '../../i18n/useText.ts';
import { useDates, type Dates } from '../../lib/dates.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useAgencyChanges } from './useAgencyChanges.ts';

/** Removals shown; the data export contains older ones. */
const SHOWN = 5;

interface Props {
  readonly talentId: string;
  readonly kind: RemovedKind;
}

const getDays = (dates: Dates, name: string): { readonly from: string; readonly to: string } => {
  const [from = '', to = from] = name.split('/');
  return { from: dates.day(from), to: dates.day(to) };
};

/** Shows a talent what an agency removed on their behalf, and when; nothing to others. */
export const RemovedByAgency = ({ talentId, kind }: Props) => {
  const text = useText();
  const dates = useDates();
  const { agencies } = useSignedIn();
  const { removals = [] } = useAgencyChanges(talentId) ?? {};
  const removed = removals.filter((removal) => removal.kind === kind).slice(0, SHOWN);
  if (removed.length === 0) return null;

  const present = ({ agencyId, at, name }: AgencyRemoval): string => {
    const agency =
      agencies.find((workplace) => workplace.id === agencyId)?.publicName ?? text('ownRecord.formerAgency');
    const date = dates.full(at);
    if (kind === 'demo') return text('ownRecord.removedDemo', { agency, name, date });
    const { from, to } = getDays(dates, name);
    return text('ownRecord.removedDays', { agency, from, to, date });
  };

  return (
    <PlainList>
      {removed.map((agencyRemoval) => (
        <Muted key={`${agencyRemoval.at.toMillis()} ${agencyRemoval.name}`} component="li">
          {present(agencyRemoval)}
        </Muted>
      ))}
    </PlainList>
  );
};
