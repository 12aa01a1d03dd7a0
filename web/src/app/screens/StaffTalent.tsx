import { hasStaffRole } from '@domain/access/roles.ts';
import type { ReactNode } from 'react';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import type { Talent } from '@domain/talents/talents.ts';
import { isLiveDenied } from '#firebase/denied.ts';
import { Stack } from '../../components/layout/Stack.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useTalent } from '../../features/talents/data/talentRecord.ts';

/** Loads the talent of the address for staff; not found for talents of other agencies. */
export const StaffTalent = ({ children }: { readonly children: (talent: Talent) => ReactNode }) => {
  const text = useText();
  const { talentId = '' } = useParams();
  const { roles, agency } = useSignedIn();
  const isStaff = agency !== null && hasStaffRole(roles);
  const talent = useTalent(isStaff ? talentId : null);
  if (!isStaff) return <DeniedState />;
  if (talent.status === 'loading') {
    return (
      <LoadingState>
        <Stack>
          <Skeleton variant="rounded" height={64} />
          <Skeleton variant="rounded" height={420} />
        </Stack>
      </LoadingState>
    );
  }
  if (talent.status === 'error' && !isLiveDenied(talent.error))
    return <ErrorState error={talent.error} onRetry={talent.retry} />;
  // The rules allow staff to read talents of all their agencies; this page is for the chosen one.
  if (talent.data?.agencyIds.includes(agency.id)) return children(talent.data);

  return (
    <EmptyState icon={PersonOff} title={text('dossier.notYours')}>
      {text('dossier.notYoursText')}
    </EmptyState>
  );
};
