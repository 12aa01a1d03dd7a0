import type { Invited } from '../../../common/invitations/InviteDialog.tsx';
import { useSignedIn } from '../../../lib/session/session.ts';
import { ConnectionSettings } from '../components/ConnectionSettings.tsx';
import { Shortcuts } from '../components/Shortcuts.tsx';
import { AgendaCard } from './AgendaCard.tsx';
import { RecentProjects } from './RecentProjects.tsx';

interface Props {
  readonly isNewcomer: boolean;
  readonly lastIds: readonly string[];
  readonly onInvite: (invited: Invited) => void;
}

/** Upcoming items and recent projects, in a side column on wide windows. */
export const Side = ({ isNewcomer, lastIds, onInvite }: Props) => {
  const { agency, roles } = useSignedIn();
  const isStaff = agency !== null && roles.some((role) => role === 'admin' || role === 'agencyTeam');

  return (
    <>
      <AgendaCard isNewcomer={isNewcomer} />
      {(isStaff || roles.includes('client')) && <RecentProjects isStaff={isStaff} lastIds={lastIds} />}
      {agency && roles.includes('admin') && (
        <>
          <Shortcuts onInvite={onInvite} />
          <ConnectionSettings key={agency.id} agencyId={agency.id} />
        </>
      )}
    </>
  );
};
